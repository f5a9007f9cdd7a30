// A screen that several players share stays on while they think: nobody touches it for minutes.

/** Keep the screen on while it is wanted and the page is seen, for as long as the component lives. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const take = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null); // low battery
    };
    take(); // the browser takes it back whenever the page goes out of sight
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock.then((held) => held?.release());
    };
  });
}
