import { createUtteranceCutter, type Utterance } from "../../spoken/cut-utterances.ts";
import { heardPlace } from "../../spoken/heard-place.ts";
import { createSpeaking, type SpeakingEvents, type SpeakingParts } from "./speaking.ts";

/** The current state of an answer. */
export interface AnswerNow {
  id: string;
  /** The question it answers. */
  questionId: string | null;
  /** Its text. Positions refer to it. */
  text: string;
  status: "streaming" | "complete" | "failed" | "cancelled";
  /** Why it failed. */
  failure?: string;
}

/** An answer that is spoken while it is being written. */
export interface SpokenAnswer {
  readonly id: string;
  /** True while more of it may arrive. */
  readonly isWritten: boolean;
  /** True while it is being written or has unspoken parts. */
  readonly isUnderWay: boolean;
  readonly isSounding: boolean;
  readonly isInterrupted: boolean;
  show(answer: AnswerNow): void;
  hold(): void;
  goOn(): void;
  /**
   * Stops for good. Returns the position up to which the text was heard. Undefined when it was not being
   * spoken.
   */
  interrupt(): number | undefined;
  /** The utterances so far and the index of the current one. */
  caption(): { utterances: readonly Utterance[]; index: number };
}

export function createSpokenAnswer(id: string, parts: SpeakingParts, events: SpeakingEvents): SpokenAnswer {
  const cutter = createUtteranceCutter();
  const speaking = createSpeaking(parts, events);
  const utterances: Utterance[] = [];
  let text = "";
  let isWritten = true;
  let isInterrupted = false;

  const isAllSaid = () => speaking.hasFailed || speaking.place().index >= utterances.length;

  function heard(): number | undefined {
    if (speaking.hasFailed) return undefined;
    const { index, share } = speaking.place();
    const utterance = utterances[index];
    return utterance ? heardPlace(text, utterance, share) : (utterances.at(-1)?.end ?? 0);
  }

  return {
    id,
    get isWritten() {
      return isWritten;
    },
    get isUnderWay() {
      return !isInterrupted && (isWritten || !isAllSaid());
    },
    get isSounding() {
      return speaking.isSounding;
    },
    get isInterrupted() {
      return isInterrupted;
    },
    show(answer) {
      isWritten = answer.status === "streaming";
      if (isInterrupted) return;
      text = answer.text;
      const more = cutter.take(text, !isWritten);
      utterances.push(...more);
      speaking.add(more);
    },
    hold: speaking.hold,
    goOn: speaking.goOn,
    interrupt() {
      if (isInterrupted) return undefined;
      const place = isWritten || !isAllSaid() ? heard() : undefined;
      isInterrupted = true;
      speaking.stop();
      return place;
    },
    // Without speech the caption follows the written text.
    caption: () => ({
      utterances,
      index: speaking.hasFailed ? utterances.length - 1 : speaking.place().index,
    }),
  };
}
