import type { Utterance } from "../../spoken/cut-utterances.ts";
import { type AnswerNow, createSpokenAnswer, type SpokenAnswer } from "./spoken-answer.ts";
import type { TalkNotice, TalkPorts } from "./talk-ports.ts";

/** The answers of a conversation. The last one is spoken while it is being written. */
export interface SpokenAnswers {
  /** Sets the question whose answer is spoken even if it arrives complete. */
  expect(questionId: string | undefined): void;
  /** Resolves when the expected answer is shown or no longer expected. */
  untilShown(): Promise<void>;
  /** Receives the conversation's last answer at each change. */
  show(answer: AnswerNow): void;
  hold(): void;
  goOn(): void;
  /** Stops speaking and writing, and records the heard position. Resolves when both have stopped. */
  interrupt(): Promise<void>;
  /** Stops speaking. Writing continues. */
  leave(): void;
  /** True while an answer is being written or has unspoken parts. */
  readonly isUnderWay: boolean;
  readonly isExpected: boolean;
  readonly isSounding: boolean;
  /** The utterances of the answer so far and the index of the current one. */
  readonly caption: AnswerCaption | undefined;
}

export interface AnswerCaption {
  answerId: string;
  utterances: readonly Utterance[];
  index: number;
}

interface SpokenAnswersEvents {
  onChange(): void;
  onNotice(notice: TalkNotice): void;
  /** Whether a new answer must wait, because the person is speaking or their words are not sent yet. */
  isHeld(): boolean;
}

export function createSpokenAnswers(ports: TalkPorts, events: SpokenAnswersEvents): SpokenAnswers {
  let answer: SpokenAnswer | undefined;
  let expected: string | undefined;
  let shown = Promise.withResolvers<void>();
  shown.resolve();
  let ending: Promise<void> | undefined;

  function silence(own: SpokenAnswer) {
    const heard = own.interrupt();
    if (heard !== undefined) ports.noteHeard(own.id, heard);
    events.onChange();
  }

  /** Also waits for an earlier interruption to finish, and for unspoken answers being written. */
  async function interrupt(): Promise<void> {
    const own = answer?.isUnderWay ? answer : undefined;
    const isWritten = own ? own.isWritten : ports.isAnswering();
    if (own) silence(own);
    if (isWritten) {
      ending ??= ports.cancel().finally(() => {
        ending = undefined;
      });
    }
    await ending;
  }

  function begin(id: string): SpokenAnswer {
    answer?.interrupt();
    expect(undefined);
    answer = createSpokenAnswer(id, ports, {
      onChange: events.onChange,
      onFailure: (about, error) => events.onNotice({ about, error }),
      onPaused: () => void interrupt(),
    });
    if (events.isHeld()) answer.hold();
    return answer;
  }

  function expect(questionId: string | undefined) {
    shown.resolve();
    shown = Promise.withResolvers();
    expected = questionId;
    if (questionId === undefined) shown.resolve();
  }

  return {
    expect,
    untilShown: () => shown.promise,
    show(now) {
      const isKnown = answer?.id === now.id;
      const isExpected = expected !== undefined && now.questionId === expected;
      // An answer that was complete before anyone asked is not spoken.
      if (!isKnown && now.status !== "streaming" && !isExpected) return;
      const own = isKnown && answer ? answer : begin(now.id);
      const hasFailed = now.status === "failed" && own.isWritten;
      own.show(now);
      if (hasFailed) events.onNotice({ about: "answer", error: new Error(now.failure) });
      // Stopped elsewhere: the rest is not spoken.
      if (now.status === "cancelled") silence(own);
    },
    hold: () => answer?.hold(),
    goOn: () => answer?.goOn(),
    interrupt,
    leave() {
      answer?.interrupt();
      answer = undefined;
      expect(undefined);
    },
    get isUnderWay() {
      return answer?.isUnderWay === true;
    },
    get isExpected() {
      return expected !== undefined;
    },
    get isSounding() {
      return answer?.isSounding === true;
    },
    get caption() {
      return answer && !answer.isInterrupted ? { answerId: answer.id, ...answer.caption() } : undefined;
    },
  };
}
