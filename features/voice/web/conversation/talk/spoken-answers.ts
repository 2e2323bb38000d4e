import type { Utterance } from "../../spoken/cut-utterances.ts";
import { type AnswerNow, createSpokenAnswer, type SpokenAnswer } from "./spoken-answer.ts";
import type { TalkNotice, TalkPorts } from "./talk-ports.ts";

/** The answers of a conversation, of which the last one is spoken while it is written. */
export interface SpokenAnswers {
  /** The question of which the answer is to be spoken also when it is complete at once. */
  expect(questionId: string | undefined): void;
  /** Resolves when the answer that is expected is shown, or is expected no more. */
  untilShown(): Promise<void>;
  /** The last answer of the conversation, at each change of it. */
  show(answer: AnswerNow): void;
  hold(): void;
  goOn(): void;
  /** Stops what is being said and written, and notes up to where it was heard; resolves when nothing more comes. */
  interrupt(): Promise<void>;
  /** Nothing more is said, and what is written goes on. */
  leave(): void;
  /** True while one is being written or not all of it has been said. */
  readonly isUnderWay: boolean;
  readonly isExpected: boolean;
  readonly isSounding: boolean;
  /** What is said of the answer so far, and the utterance at which it is. */
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
  /** Whether a new answer waits, because somebody speaks or what they said is not sent yet. */
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

  /** Also what was interrupted before may still be ending, and what is not spoken may be written. */
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
      // What was complete before somebody asked is no answer to them.
      if (!isKnown && now.status !== "streaming" && !isExpected) return;
      const own = isKnown && answer ? answer : begin(now.id);
      const hasFailed = now.status === "failed" && own.isWritten;
      own.show(now);
      if (hasFailed) events.onNotice({ about: "answer", error: new Error(now.failure) });
      // Somebody else stopped it: nothing more of it is said.
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
