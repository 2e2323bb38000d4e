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
  /** Whether the person can interrupt by speaking. */
  mayBargeIn: boolean;
  /** Whether there is something to stop. */
  mayStop: boolean;
  caption: AnswerCaption | undefined;
  notice: TalkNotice | undefined;
}

/** A spoken conversation: it listens, transcribes, sends, and speaks the answer. */
export interface Talk {
  /**
   * Starts the talk, or restarts it with another microphone. Without listening it speaks answers to written
   * messages.
   */
  begin(options: { isListening: boolean; deviceId?: string | undefined }): Promise<void>;
  end(): void;
  setMode(mode: ListeningMode): void;
  setMuted(isMuted: boolean): void;
  setReachable(isReachable: boolean): void;
  press(): void;
  release(): void;
  /** Stops speaking and writing, as an interruption does. */
  stop(): Promise<void>;
  /** Sets the question whose answer is spoken even if it arrives complete. */
  expectAnswer(questionId: string | undefined): void;
  /** Receives the conversation's last answer at each change. */
  showAnswer(answer: AnswerNow): void;
  /**
   * Another conversation is shown. This one's answer is no longer spoken, but is still written. Unsent
   * utterances stay with this conversation.
   */
  leave(): void;
  dismissNotice(): void;
  view(): TalkView;
  subscribe(listener: () => void): () => void;
  /** Reports the level, from 0 to 1, about twenty times a second. Returns the unsubscribe function. */
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
    // It is silent while somebody is heard.
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

  /** The person stopped without words, so the voice resumes where it stopped. */
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
      // The microphone closed during an utterance, whose end will not arrive.
      goOn();
      microphone.close();
      [phase, notice, isDeaf] = ["opening", undefined, !isListening];
      change();
      try {
        if (isListening) await microphone.open(deviceId, signal);
      } finally {
        // Without a microphone it still speaks, and is written to.
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
