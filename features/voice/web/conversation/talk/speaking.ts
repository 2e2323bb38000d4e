import type { SoundEnd } from "../../sound/play-sound.ts";
import type { Utterance } from "../../spoken/cut-utterances.ts";

export interface SpeakingParts {
  fetchSpeech(text: string, signal: AbortSignal): Promise<Blob>;
  /** Resolves at the end of the sound, when `signal` aborts, or when it was paused from outside the page. */
  play(sound: Blob, signal: AbortSignal): Promise<SoundEnd>;
  /** The played share of the current or last sound, from 0 to 1. */
  share(): number;
}

export interface SpeakingEvents {
  onChange(): void;
  /** The rest of this answer is not spoken. */
  onFailure(of: "speech" | "sound", error: unknown): void;
  /** The sound was paused from outside the page. */
  onPaused(): void;
}

/** Speaks utterances in order while more arrive. Prefetches the next one, so that there are no gaps. */
export interface Speaking {
  add(utterances: readonly Utterance[]): void;
  /** Pauses at once. `goOn` restarts the interrupted utterance. */
  hold(): void;
  goOn(): void;
  /** Stops for good. */
  stop(): void;
  /**
   * The current utterance and the heard share of it. After the last one, `index` is the number of utterances.
   */
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
    // The failure is reported where the sound is awaited. Unawaited it must not count as unhandled.
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

/** The sound, or undefined once the signal aborts. */
function untilAborted(sound: Promise<Blob>, signal: AbortSignal): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
    sound.then(resolve, reject);
  });
}
