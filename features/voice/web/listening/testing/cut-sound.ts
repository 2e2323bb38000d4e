import { createFramer } from "../detection/framer.ts";
import { frameLength, samplesPerSecond } from "../detection/frames.ts";
import type { FinishedUtterance } from "../detection/open-utterance.ts";
import { createUtteranceDetector, type UtteranceDetector } from "../detection/utterance-detector.ts";
import type { ListeningMode } from "../listener.ts";

export interface CutEvent {
  what: "start" | "dropped" | "utterance";
  /** Seconds of the sound that were heard by then. */
  at: number;
  sound?: FinishedUtterance;
  /** Of an utterance, in seconds: its length, and where in the sound it was spoken last. */
  seconds?: number;
  endedAt?: number;
}

interface CutOptions {
  mode?: ListeningMode;
  /** Done when so many seconds were heard. */
  acts?: [at: number, act: (cutter: UtteranceDetector) => void][];
}

/** Lets a cutter hear a whole sound and answers with what it took from it. */
export function cutSound(samples: Float32Array, options?: CutOptions): CutEvent[] {
  return hearSound(samples, options).events;
}

/** The seconds of the sound that were heard when it was told that somebody meant what they were saying. */
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

/** What was told, without when. */
export function kindsOf(events: CutEvent[]): string[] {
  return events.map(({ what }) => what);
}
