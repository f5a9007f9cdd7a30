// Calling somebody to the table: a soft sound, and a notification if the page is out of sight.
import { untrack } from 'svelte';
import { preferences } from '$lib/state/preferences.svelte';
import type { Place } from './place.svelte';

const NOTES = [523.25, 659.25];

export function chime(): void {
  const sound = new AudioContext();
  NOTES.forEach((pitch, place) => {
    const begin = sound.currentTime + place * 0.14;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    tone.connect(loudness).connect(sound.destination);
    tone.start(begin);
    tone.stop(begin + 0.55);
  });
  setTimeout(() => void sound.close(), 1500);
}

export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Call the player whenever they come to be asked, for as long as the component lives. */
export function callWhenAsked(place: Place, title: () => string, text: () => string): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = place.asked;
    untrack(() => {
      if (before === false && now) call(title(), text());
      before = now;
    });
  });
}

function call(title: string, text: string): void {
  if (preferences.sound) chime();
  if (!preferences.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, icon: '/icon.svg', tag: 'philtre' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones notify by other means only
  }
}
