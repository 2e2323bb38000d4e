import type { MicrophoneProblem } from "../../listening/listener.ts";

/** What happens in a spoken conversation right now. */
export type TalkState =
  /** Not begun, or ended. */
  | { name: "ready" }
  /** Waits for the microphone, which the browser may ask about. */
  | { name: "opening" }
  /** `isHearing`: somebody is speaking. */
  | { name: "listening"; isHearing: boolean }
  | { name: "thinking"; about: "words" | "answer" }
  | { name: "speaking" }
  | { name: "paused"; why: "muted" | "offline" | "deaf" }
  | { name: "problem"; problem: MicrophoneProblem };

export interface TalkFacts {
  phase: "ready" | "opening" | "on";
  /** Nobody could write down what is said. */
  isDeaf: boolean;
  isMuted: boolean;
  isReachable: boolean;
  isHearing: boolean;
  isSounding: boolean;
  /** What was said is being put into words, or sent. */
  isWritingDown: boolean;
  isAnswering: boolean;
  problem: MicrophoneProblem | undefined;
}

/** Of all that is true at once, what a person has to know. */
export function stateOf(facts: TalkFacts): TalkState {
  if (facts.phase !== "on") return { name: facts.phase };
  if (facts.isHearing) return { name: "listening", isHearing: true };
  if (facts.isSounding) return { name: "speaking" };
  if (!facts.isReachable) return { name: "paused", why: "offline" };
  if (facts.isWritingDown) return { name: "thinking", about: "words" };
  if (facts.isAnswering) return { name: "thinking", about: "answer" };
  if (facts.problem) return { name: "problem", problem: facts.problem };
  if (facts.isDeaf) return { name: "paused", why: "deaf" };
  if (facts.isMuted) return { name: "paused", why: "muted" };
  return { name: "listening", isHearing: false };
}
