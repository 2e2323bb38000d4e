import {
  type Listener,
  type ListeningMode,
  MicrophoneError,
  type MicrophoneProblem,
  type Utterance as SpokenUtterance,
} from "../../listening/listener.ts";
import type { Utterance } from "../../spoken/cut-utterances.ts";
import { type AnswerNow, createSpokenAnswer, type SpokenAnswer } from "./spoken-answer.ts";
import type { TalkNotice, TalkPorts } from "./talk-ports.ts";
import { stateOf, type TalkState } from "./talk-state.ts";
import { writeDown } from "./write-down.ts";

/** Who has spoken for that long means it: a listener has dropped by then what is a noise. */
const meantAfterMs = 1400;

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
  /** What is said of the answer so far, and the utterance at which it is. */
  caption: { answerId: string; utterances: readonly Utterance[]; index: number } | undefined;
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
  /** Whether the next answer is to be spoken also when it is complete at once. */
  expectAnswer(isExpected: boolean): void;
  /** The last answer of the conversation, at each change of it. */
  showAnswer(answer: AnswerNow | undefined): void;
  /** Another conversation is shown: of this one nothing more is said, and its answer is written on. */
  leave(): void;
  dismissNotice(): void;
  view(): TalkView;
  subscribe(listener: () => void): () => void;
  /** How loud it is, from 0 to 1, about twenty times a second. */
  onLevel(listener: (level: number) => void): () => void;
}

export function createTalk(ports: TalkPorts, options: { mode: ListeningMode }): Talk {
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(level: number) => void>();
  let phase: "ready" | "opening" | "on" = "ready";
  let whole = new AbortController();
  let listener: Listener | undefined;
  let mode = options.mode;
  let isMuted = false;
  let isReachable = true;
  let isHearing = false;
  let isDeaf = false;
  let problem: MicrophoneProblem | undefined;
  let notice: TalkNotice | undefined;
  let answer: SpokenAnswer | undefined;
  let shownId: string | undefined;
  let isAnswerExpected = false;
  let writingDown = 0;
  let work: Promise<void> = Promise.resolve();
  let forgetMeaning: (() => void) | undefined;
  let view = look();

  function look(): TalkView {
    const isAnswering = answer?.isUnderWay === true || isAnswerExpected;
    const facts = { phase, isDeaf, isMuted, isReachable, isHearing, problem, isAnswering };
    return {
      state: stateOf({ ...facts, isSounding: answer?.isSounding === true, isWritingDown: writingDown > 0 }),
      ...{ mode, isMuted, notice },
      isListenerOpen: listener !== undefined,
      mayBargeIn: listener !== undefined && !listener.hearsItself && !isMuted,
      mayStop: phase === "on" && answer?.isUnderWay === true,
      caption: answer && !answer.isInterrupted ? { answerId: answer.id, ...answer.caption() } : undefined,
    };
  }

  function change() {
    if (listener?.hearsItself) hearOrNot();
    view = look();
    for (const tell of listeners) tell();
  }

  function hearOrNot() {
    const wouldHearItself = listener?.hearsItself === true && answer?.isUnderWay === true;
    if (isMuted || !isReachable || wouldHearItself) listener?.pause();
    else listener?.resume();
  }

  /** Nobody is speaking any more, and nothing was said: the voice goes on where it stopped. */
  function goOn() {
    forgetMeaning?.();
    isHearing = false;
    if (writingDown === 0) answer?.goOn();
    change();
  }

  async function interrupt(): Promise<void> {
    const own = answer;
    if (!own?.isUnderWay) return;
    const { isWritten } = own;
    const heard = own.interrupt();
    if (heard !== undefined) ports.noteHeard(own.id, heard);
    change();
    if (isWritten) await ports.cancel();
  }

  async function send(said: SpokenUtterance, signal: AbortSignal): Promise<void> {
    let about: TalkNotice["about"] = "transcription";
    let text = "";
    try {
      text = await writeDown(ports, said, signal);
      if (signal.aborted) return;
      if (text === "") {
        notice = { about: "nothing-understood" };
        return;
      }
      about = "sending";
      await interrupt();
      isAnswerExpected = true;
      await ports.send(text, said.sound);
    } catch (error) {
      if (signal.aborted && text === "") return;
      isAnswerExpected = false;
      notice = { about, error };
      if (text) ports.keepWords(text);
    }
  }

  function onUtterance(said: SpokenUtterance) {
    forgetMeaning?.();
    isHearing = false;
    writingDown += 1;
    notice = undefined;
    const { signal } = whole;
    work = work.then(async () => {
      await send(said, signal);
      writingDown -= 1;
      if (signal.aborted) return;
      if (!isHearing) goOn();
      change();
    });
    change();
  }

  const events = {
    onLevel: (level: number) => {
      for (const tell of levelListeners) tell(level);
    },
    onSpeechStart() {
      isHearing = true;
      answer?.hold();
      forgetMeaning = ports.after(meantAfterMs, () => void interrupt());
      change();
    },
    onSpeechDropped: goOn,
    onUtterance,
    onFailure(error: MicrophoneError) {
      [listener, problem] = [undefined, error.problem];
      goOn();
    },
  };

  function newAnswer(id: string): SpokenAnswer {
    const made = createSpokenAnswer(id, ports, {
      onChange: change,
      onFailure(about, error) {
        notice = { about, error };
        change();
      },
      onPaused: () => void interrupt(),
    });
    if (isHearing || writingDown > 1) made.hold();
    return made;
  }

  return {
    async begin({ isListening, deviceId }) {
      if (phase === "opening") return;
      if (phase === "ready") whole = new AbortController();
      const own = whole;
      listener?.close();
      [listener, phase, problem, notice] = [undefined, "opening", undefined, undefined];
      isDeaf = !isListening;
      change();
      try {
        if (isDeaf) return;
        const opened = await ports.openListener(events, { mode, deviceId });
        if (own.signal.aborted) return opened.close();
        listener = opened;
        hearOrNot();
      } catch (error) {
        if (own.signal.aborted) return;
        if (!(error instanceof MicrophoneError)) throw error;
        problem = error.problem;
      } finally {
        // Also without a microphone it speaks, and is written to.
        if (!own.signal.aborted) phase = "on";
        change();
      }
    },
    end() {
      whole.abort();
      forgetMeaning?.();
      listener?.close();
      answer?.interrupt();
      [listener, answer, phase, isHearing, isMuted] = [undefined, undefined, "ready", false, false];
      [isAnswerExpected, problem, notice] = [false, undefined, undefined];
      change();
    },
    setMode(next) {
      mode = next;
      // What is held to talk is not muted.
      if (next === "push-to-talk") isMuted = false;
      listener?.setMode(next);
      hearOrNot();
      change();
    },
    setMuted(next) {
      isMuted = next;
      hearOrNot();
      if (next && isHearing) goOn();
      change();
    },
    setReachable(next) {
      isReachable = next;
      hearOrNot();
      if (!next && isHearing) goOn();
      change();
    },
    press() {
      if (listener?.hearsItself) void interrupt();
      listener?.press();
    },
    release: () => listener?.release(),
    stop: interrupt,
    expectAnswer(isExpected) {
      isAnswerExpected = isExpected && phase === "on";
      change();
    },
    showAnswer(now) {
      const isNew = now?.id !== shownId;
      shownId = now?.id;
      if (phase !== "on" || !now) return;
      if (answer?.id !== now.id) {
        if (now.status !== "streaming" && !(isAnswerExpected && isNew)) return;
        answer?.interrupt();
        isAnswerExpected = false;
        answer = newAnswer(now.id);
      }
      if (now.status === "failed" && answer.isWritten) {
        notice = { about: "answer", error: new Error(now.failure) };
      }
      answer.show(now);
      // Somebody else stopped it: nothing more of it is said.
      if (now.status === "cancelled") void interrupt();
      change();
    },
    leave() {
      answer?.interrupt();
      [answer, isAnswerExpected] = [undefined, false];
      change();
    },
    dismissNotice() {
      notice = undefined;
      change();
    },
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
