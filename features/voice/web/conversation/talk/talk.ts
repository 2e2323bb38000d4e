import type { ListenerEvents, ListeningMode } from "../../listening/listener.ts";
import { createConversationListener } from "./conversation-listener.ts";
import type { AnswerNow } from "./spoken-answer.ts";
import { type AnswerCaption, createSpokenAnswers } from "./spoken-answers.ts";
import type { TalkNotice, TalkPorts } from "./talk-ports.ts";
import { stateOf, type TalkState } from "./talk-state.ts";
import { createUtteranceQueue } from "./utterance-queue.ts";

export interface TalkView {
  state: TalkState;
  mode: ListeningMode;
  isMuted: boolean;
  /** False while no microphone is open. */
  isListenerOpen: boolean;
  /** Whether who speaks is heard while the voice sounds. */
  mayBargeIn: boolean;
  /** Whether there is something to stop. */
  mayStop: boolean;
  caption: AnswerCaption | undefined;
  notice: TalkNotice | undefined;
}

/** A spoken conversation: it listens, has written down and sent what was said, and speaks the answer. */
export interface Talk {
  /** Again: listens anew, perhaps to another microphone. Without listening it speaks, and is written to. */
  begin(options: { isListening: boolean; deviceId?: string | undefined }): Promise<void>;
  end(): void;
  setMode(mode: ListeningMode): void;
  setMuted(isMuted: boolean): void;
  setReachable(isReachable: boolean): void;
  press(): void;
  release(): void;
  /** Stops what is being said and written, as speaking does. */
  stop(): Promise<void>;
  /** The question that is being asked: its answer is spoken also when it is complete at once. */
  expectAnswer(questionId: string | undefined): void;
  /** The last answer of the conversation, at each change of it. */
  showAnswer(answer: AnswerNow): void;
  /**
   * Another conversation is shown: of this one nothing more is said, and its answer is written on. What was said in it
   * and is not sent yet stays with it.
   */
  leave(): void;
  dismissNotice(): void;
  view(): TalkView;
  subscribe(listener: () => void): () => void;
  /** How loud it is, from 0 to 1, about twenty times a second. */
  onLevel(listener: (level: number) => void): () => void;
}

export function createTalk(ports: TalkPorts, { mode }: { mode: ListeningMode }): Talk {
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(level: number) => void>();
  let phase: "ready" | "opening" | "on" = "ready";
  let whole = new AbortController();
  let isHearing = false;
  let isDeaf = false;
  let notice: TalkNotice | undefined;

  const answers = createSpokenAnswers(ports, {
    onChange: change,
    onNotice: tellOf,
    isHeld: () => isHearing || sayings.areMoreComing,
  });

  const sayings = createUtteranceQueue(ports, {
    onWords: answers.interrupt,
    onSend: answers.expect,
    onRefused: () => answers.expect(undefined),
    onNotice: tellOf,
    onDone() {
      if (!isHearing) goOn();
      change();
    },
    untilAnswered: answers.untilShown,
  });

  const events: ListenerEvents = {
    onLevel(level) {
      for (const tell of levelListeners) tell(level);
    },
    onSpeechStart() {
      isHearing = true;
      answers.hold();
      change();
    },
    onSpeechMeant: () => void answers.interrupt(),
    onSpeechDropped: goOn,
    onUtterance(said) {
      [isHearing, notice] = [false, undefined];
      sayings.take(said, whole.signal);
      change();
    },
    onFailure: goOn,
  };

  const microphone = createConversationListener({
    openListener: ports.openListener,
    ...{ events, mode },
    // While somebody is heard it is silent.
    isVoiceUnderWay: () => answers.isUnderWay && !isHearing,
  });

  let view = look();

  function look(): TalkView {
    const { mode, isMuted, isReachable, isOpen, hearsItself, problem } = microphone;
    const { isUnderWay, isExpected, isSounding, caption } = answers;
    const facts = { phase, isDeaf, isMuted, isReachable, isHearing, problem, isSounding };
    const isAnswering = isUnderWay || isExpected;
    return {
      state: stateOf({ ...facts, isAnswering, isWritingDown: sayings.isUnderWay }),
      ...{ mode, isMuted, notice, caption },
      isListenerOpen: isOpen,
      mayBargeIn: isOpen && !hearsItself && !isMuted,
      mayStop: phase === "on" && isUnderWay,
    };
  }

  function change() {
    if (microphone.hearsItself) microphone.follow();
    view = look();
    for (const tell of listeners) tell();
  }

  function tellOf(what: TalkNotice | undefined) {
    notice = what;
    change();
  }

  /** Nobody is speaking any more, and nothing was said: the voice goes on where it stopped. */
  function goOn() {
    isHearing = false;
    if (!sayings.isUnderWay) answers.goOn();
    change();
  }

  return {
    async begin({ isListening, deviceId }) {
      if (phase === "opening") return;
      if (phase === "ready") whole = new AbortController();
      const { signal } = whole;
      // Who was speaking into the microphone that is closed now is not heard to the end.
      goOn();
      microphone.close();
      [phase, notice, isDeaf] = ["opening", undefined, !isListening];
      change();
      try {
        if (isListening) await microphone.open(deviceId, signal);
      } finally {
        // Also without a microphone it speaks, and is written to.
        if (!signal.aborted) phase = "on";
        change();
      }
    },
    end() {
      whole.abort();
      microphone.close();
      microphone.setMuted(false);
      answers.leave();
      [phase, isHearing, notice] = ["ready", false, undefined];
      change();
    },
    setMode(next) {
      microphone.setMode(next);
      change();
    },
    setMuted(isMuted) {
      microphone.setMuted(isMuted);
      if (isMuted && isHearing) goOn();
      change();
    },
    setReachable(isReachable) {
      microphone.setReachable(isReachable);
      change();
    },
    press() {
      if (microphone.hearsItself) void answers.interrupt();
      microphone.press();
    },
    release: microphone.release,
    stop: answers.interrupt,
    expectAnswer(questionId) {
      answers.expect(phase === "ready" ? undefined : questionId);
      change();
    },
    showAnswer(answer) {
      if (phase === "ready") return;
      answers.show(answer);
      change();
    },
    leave() {
      answers.leave();
      change();
    },
    dismissNotice: () => tellOf(undefined),
    view: () => view,
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    onLevel(tell) {
      levelListeners.add(tell);
      return () => levelListeners.delete(tell);
    },
  };
}
