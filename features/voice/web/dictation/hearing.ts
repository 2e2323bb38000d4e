import type { ListeningMode, MicrophoneProblem } from "../listening/listener.ts";

/** What a dictation is busy with. */
export type Activity = "opening" | "listening" | "speaking" | "writing";

export interface HearingEvents {
  /** How loud it is, from 0 to 1; never where the browser does not tell. */
  onLevel(level: number): void;
  onActivity(activity: Activity): void;
  /** What was said, in the order in which it was. */
  onWords(words: string): void;
  /** Something was said, but no words were heard in it. */
  onNoWords(): void;
  /** It cannot hear, or not any more. */
  onProblem(problem: MicrophoneProblem): void;
  /** What was said could not be written down. */
  onFailure(error: unknown): void;
  /** Nothing more comes. */
  onEnd(): void;
}

/** A dictation that goes on. */
export interface Hearing {
  /** The button was only pressed for a moment: it goes on until `finish`. */
  keepListening(): void;
  /** The button was let go of: what was said until now is written down, and it ends. */
  release(): void;
  /** Hears no more; what was said until now is still written down. */
  finish(): void;
  /** Ends at once, and nothing more is told. */
  cancel(): void;
}

/** Begins to hear; everything that happens is told. */
export type BeginHearing = (
  events: HearingEvents,
  options: { mode: ListeningMode; deviceId?: string | undefined },
) => Hearing;
