// Looking again and again, while the page is in sight.

/** Look now, then every so many milliseconds, and whenever the page comes back into sight; gives how to stop. */
export function whileSeen(look: () => void, every: number): () => void {
  const again = () => {
    if (document.visibilityState !== 'hidden') look();
  };
  again();
  const timer = setInterval(again, every);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
