import { frameLength, frameMs, framesOf } from "./frames.ts";

/** Silence kept after an utterance. */
const tail = framesOf(200);

/** Endless sound is cut into pieces of this length. */
const longest = framesOf(60_000);

/** A sound, and how long it has been silent at its end. */
export interface FinishedUtterance {
  samples: Float32Array<ArrayBuffer>;
  silentMs: number;
}

/** The utterance being recorded: its frames, and which of them are speech. */
export interface OpenUtterance {
  add(frame: Float32Array, heard: { loudness: number } | undefined): void;
  isFull(): boolean;
  frameCount(): number;
  /** Loudness of the speech frames. */
  loudness: readonly number[];
  /** Everything up to shortly after the last speech. */
  cut(): FinishedUtterance;
}

/** Starts an utterance with the frames just before it. */
export function beginUtterance(before: readonly Float32Array[]): OpenUtterance {
  const frames = [...before];
  const loudness: number[] = [];
  let lastHeard = frames.length;
  return {
    loudness,
    add(frame, heard) {
      frames.push(frame);
      if (!heard) return;
      loudness.push(heard.loudness);
      lastHeard = frames.length;
    },
    isFull: () => frames.length >= longest,
    frameCount: () => frames.length,
    cut() {
      const kept = frames.slice(0, lastHeard + tail);
      const samples = new Float32Array(kept.length * frameLength);
      for (const [index, frame] of kept.entries()) samples.set(frame, index * frameLength);
      return { samples, silentMs: (frames.length - lastHeard) * frameMs };
    },
  };
}
