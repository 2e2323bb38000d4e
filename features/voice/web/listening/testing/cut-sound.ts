import { createFramer } from "../detection/framer.ts";
import { frameLength, samplesPerSecond } from "../detection/frames.ts";
import type { FinishedUtterance } from "../detection/open-utterance.ts";
import { createUtteranceDetector, type UtteranceDetector } from "../detection/utterance-detector.ts";
import type { ListeningMode } from "../listener.ts";

export interface CutEvent {
  what: "start" | "dropped" | "utterance";
  /** Seconds of sound heard so far. */
  at: number;
  sound?: FinishedUtterance;
  /** For an utterance: its length, and when its last speech was, in seconds. */
  seconds?: number;
  endedAt?: number;
}

interface CutOptions {
  mode?: ListeningMode;
  /** Performed after so many seconds of sound. */
  acts?: [at: number, act: (cutter: UtteranceDetector) => void][];
}

/** Feeds a whole sound to a detector. Returns its events. */
export function cutSound(samples: Float32Array, options?: CutOptions): CutEvent[] {
  return hearSound(samples, options).events;
}

/** The seconds at which `meant` was reported. */
export function meantAt(samples: Float32Array, options?: CutOptions): number[] {
  return hearSound(samples, options).meant;
}

function hearSound(samples: Float32Array, { mode = "hands-free", acts = [] }: CutOptions = {}) {
  const events: CutEvent[] = [];
  const meant: number[] = [];
  let heard = 0;
  const at = () => heard / samplesPerSecond;
  const cutter = createUtteranceDetector(
    {
      onStart: () => events.push({ what: "start", at: at() }),
      onMeant: () => meant.push(at()),
      onDropped: () => events.push({ what: "dropped", at: at() }),
      onUtterance: (sound) => {
        const seconds = sound.samples.length / samplesPerSecond;
        events.push({ what: "utterance", at: at(), sound, seconds, endedAt: at() - sound.silentMs / 1000 });
      },
    },
    mode,
  );
  const waiting = [...acts];
  const frame = createFramer((piece) => {
    while (waiting[0] && waiting[0][0] <= at()) waiting.shift()?.[1](cutter);
    heard += frameLength;
    cutter.hear(piece);
  });
  frame(samples);
  for (const [, act] of waiting) act(cutter);
  return { events, meant };
}

/** The kinds of events without their times. */
export function kindsOf(events: CutEvent[]): string[] {
  return events.map(({ what }) => what);
}
