// The sounds of the table, made by the browser: tones that glide and fade, and short bursts of noise.
import type { Sound } from '$lib/board/sound';
import { preferences } from '$lib/state/preferences.svelte';

/** A tone from one pitch to another (Hz), or with `noise` a burst around it; times in seconds. */
interface Voice {
  at: number;
  long: number;
  from: number;
  to?: number;
  loud: number;
  noise?: boolean;
}

const VOICES: Record<Sound, Voice[]> = {
  place: [
    { at: 0, long: 0.09, from: 190, to: 85, loud: 0.5 },
    { at: 0, long: 0.03, from: 900, loud: 0.25, noise: true },
  ],
  flip: [
    { at: 0, long: 0.05, from: 2600, loud: 0.3, noise: true },
    { at: 0.06, long: 0.04, from: 1500, loud: 0.22, noise: true },
  ],
  coin: [
    { at: 0, long: 0.07, from: 1318.5, loud: 0.16 },
    { at: 0.06, long: 0.22, from: 1760, loud: 0.16 },
  ],
  brew: [
    { at: 0, long: 0.09, from: 230, to: 420, loud: 0.3 },
    { at: 0.11, long: 0.08, from: 300, to: 560, loud: 0.26 },
    { at: 0.2, long: 0.1, from: 260, to: 500, loud: 0.22 },
  ],
  die: [0, 0.07, 0.13, 0.21, 0.25].map((at, number) => ({
    at,
    long: 0.03,
    from: 1900 - 180 * number,
    loud: 0.34 - 0.04 * number,
    noise: true,
  })),
  win: [523.25, 659.25, 783.99, 1046.5].map((from, number) => ({ at: 0.13 * number, long: 0.5, from, loud: 0.2 })),
  turn: [
    { at: 0, long: 0.5, from: 523.25, loud: 0.2 },
    { at: 0.14, long: 0.5, from: 659.25, loud: 0.2 },
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null; // a second of noise

/** Play a sound in so many seconds, if sounds are wanted; a page that was never touched stays silent. */
export function play(sound: Sound, after = 0): void {
  if (!preferences.sound || preferences.volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === 'running') sing(context, sound, after);
  else
    void context.resume().then(() => {
      if (context?.state === 'running') sing(context, sound, after);
    });
}

function sing(audio: AudioContext, sound: Sound, after: number): void {
  for (const voice of VOICES[sound]) {
    const begin = audio.currentTime + after + voice.at;
    const end = begin + voice.long;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(voice.loud * preferences.volume, begin + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(audio.destination);
    const source = voice.noise ? burst(audio, voice, gain) : tone(audio, voice, begin, gain);
    source.start(begin);
    source.stop(end + 0.02);
  }
}

function tone(audio: AudioContext, { from, to, long }: Voice, begin: number, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(from, begin);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(into);
  return source;
}

function burst(audio: AudioContext, { from }: Voice, into: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = from;
  source.connect(band).connect(into);
  return source;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return buffer;
}

/** Whether the device can vibrate: phones can. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** A short buzz, if it is wanted. */
export function vibrate(pattern: number | number[]): void {
  if (preferences.vibrate && canVibrate()) navigator.vibrate(pattern);
}
