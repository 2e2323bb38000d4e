import { frameLength, frameMs, framesOf } from "./frames.ts";

/** The silence behind an utterance that stays on it. */
const tail = framesOf(200);

/** Sound without an end is cut into pieces of this length. */
const longest = framesOf(60_000);

/** A sound and how long ago it was that something was heard in it. */
export interface FinishedUtterance {
  samples: Float32Array<ArrayBuffer>;
  silentMs: number;
}

/** The utterance that is being taken: its frames, and which of them are heard. */
export interface OpenUtterance {
  add(frame: Float32Array, heard: { loudness: number } | undefined): void;
  isFull(): boolean;
  frameCount(): number;
  /** How loud the frames were that are heard. */
  loudness: readonly number[];
  /** Everything up to shortly after what was heard last. */
  cut(): FinishedUtterance;
}

/** Begins an utterance with what came just before it. */
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
