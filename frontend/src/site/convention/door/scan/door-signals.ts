import { browserStore } from '#core/api/browser/browser-store.ts';
import type { VerdictKind } from './verdict.ts';

/** Tones as [Hz, start in s, length in s], and the vibration in ms: each verdict is known without looking. */
const SIGNALS: Record<VerdictKind, { tones: [number, number, number][]; vibration: number[] }> = {
  'come-in': {
    tones: [
      [880, 0, 0.09],
      [1320, 0.1, 0.14],
    ],
    vibration: [60],
  },
  owes: {
    tones: [
      [660, 0, 0.12],
      [660, 0.18, 0.12],
    ],
    vibration: [80, 60, 80],
  },
  'was-here': {
    tones: [
      [660, 0, 0.12],
      [440, 0.14, 0.2],
    ],
    vibration: [200],
  },
  refused: { tones: [[180, 0, 0.45]], vibration: [90, 50, 90, 50, 90] },
  unknown: { tones: [[180, 0, 0.45]], vibration: [90, 50, 90, 50, 90] },
};

const MUTED = 'tablefall.door.muted';
let audio: AudioContext | undefined;

export function isMuted(): boolean {
  return browserStore.read(MUTED) === 'yes';
}

export function setMuted(muted: boolean): void {
  browserStore.write(MUTED, muted ? 'yes' : null);
}

/** Browsers allow sound only after somebody has touched the page. */
export function allowSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Sounds and vibrates, unless the phone was muted. */
export function signal(kind: VerdictKind): void {
  if (isMuted()) return;
  const { tones, vibration } = SIGNALS[kind];
  navigator.vibrate?.(vibration);
  if (audio?.state !== 'running') return;
  for (const [frequency, start, length] of tones) {
    const oscillator = new OscillatorNode(audio, { type: kind === 'unknown' ? 'square' : 'sine', frequency });
    const gain = new GainNode(audio, { gain: 0.25 });
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(audio.currentTime + start);
    oscillator.stop(audio.currentTime + start + length);
  }
}
