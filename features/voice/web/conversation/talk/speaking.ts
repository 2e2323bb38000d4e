import type { SoundEnd } from "../../sound/play-sound.ts";
import type { Utterance } from "../../spoken/cut-utterances.ts";

export interface SpeakingParts {
  fetchSpeech(text: string, signal: AbortSignal): Promise<Blob>;
  /** Resolves at the end of the sound, when `signal` aborts, or when it was paused from outside. */
  play(sound: Blob, signal: AbortSignal): Promise<SoundEnd>;
  /** How much was heard of the sound that is being played, or was played last, from 0 to 1. */
  share(): number;
}

export interface SpeakingEvents {
  onChange(): void;
  /** Nothing more of this answer is spoken. */
  onFailure(of: "speech" | "sound", error: unknown): void;
  /** Somebody paused the sound outside of the page. */
  onPaused(): void;
}

/**
 * Says utterances one after another while more of them come. While one sounds the next is fetched, so that no pause is
 * heard.
 */
export interface Speaking {
  add(utterances: readonly Utterance[]): void;
  /** Silent at once; `goOn` begins with the utterance that was cut off. */
  hold(): void;
  goOn(): void;
  /** Silent for good. */
  stop(): void;
  /** The utterance at which it is, and how much of that was heard; the index is their number when all are said. */
  place(): { index: number; share: number };
  readonly isSounding: boolean;
  readonly hasFailed: boolean;
}

export function createSpeaking(parts: SpeakingParts, events: SpeakingEvents): Speaking {
  const whole = new AbortController();
  const utterances: Utterance[] = [];
  const fetched = new Map<number, Promise<Blob>>();
  let index = 0;
  let shareAtHold = 0;
  let isHeld = false;
  let isSounding = false;
  let hasFailed = false;
  let going: AbortController | undefined;

  function fetch(at: number): Promise<Blob> {
    const known = fetched.get(at);
    if (known) return known;
    const sound = parts.fetchSpeech(utterances[at]?.text ?? "", whole.signal);
    // Who waits for it hears of a failure; one that nobody waits for yet is none.
    sound.catch(() => undefined);
    fetched.set(at, sound);
    return sound;
  }

  async function speak(own: AbortController): Promise<void> {
    const { signal } = own;
    while (index < utterances.length) {
      let failing: "speech" | "sound" = "speech";
      try {
        const sound = await untilAborted(fetch(index), signal);
        if (!sound || signal.aborted) return;
        if (index + 1 < utterances.length) fetch(index + 1);
        failing = "sound";
        [isSounding, shareAtHold] = [true, 0];
        events.onChange();
        const end = await parts.play(sound, signal);
        if (signal.aborted) return;
        [isSounding, shareAtHold] = [false, parts.share()];
        if (end === "paused") return events.onPaused();
        fetched.delete(index);
        [index, shareAtHold] = [index + 1, 0];
        events.onChange();
      } catch (error) {
        if (signal.aborted) return;
        [isSounding, hasFailed] = [false, true];
        events.onFailure(failing, error);
        return;
      }
    }
    going = undefined;
  }

  function go() {
    if (going || isHeld || hasFailed || whole.signal.aborted || index >= utterances.length) return;
    going = new AbortController();
    void speak(going);
  }

  function hush() {
    if (isSounding) shareAtHold = parts.share();
    isSounding = false;
    going?.abort();
    going = undefined;
  }

  return {
    add(more) {
      const isNextKnown = index + 1 < utterances.length;
      utterances.push(...more);
      if (isSounding && !isNextKnown && index + 1 < utterances.length) fetch(index + 1);
      go();
    },
    hold() {
      isHeld = true;
      hush();
      events.onChange();
    },
    goOn() {
      isHeld = false;
      go();
      events.onChange();
    },
    stop() {
      hush();
      whole.abort();
      events.onChange();
    },
    place: () => ({ index, share: isSounding ? parts.share() : shareAtHold }),
    get isSounding() {
      return isSounding;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}

/** The sound, or undefined as soon as the signal aborts. */
function untilAborted(sound: Promise<Blob>, signal: AbortSignal): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
    sound.then(resolve, reject);
  });
}
