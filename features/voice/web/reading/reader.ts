import type { SoundEnd } from "../sound/play-sound.ts";

/** What is being read aloud: the message and the current utterance. */
export type Reading =
  | { state: "silent" }
  | { state: "fetching" | "speaking"; messageId: string; index: number; count: number };

export interface ReaderParts {
  fetchSpeech(utterance: string, signal: AbortSignal): Promise<Blob>;
  /** Resolves at the end of the sound, when `signal` aborts, or when it was paused from outside the page. */
  play(sound: Blob, signal: AbortSignal): Promise<SoundEnd>;
  onFailure(of: "speech" | "sound", error: unknown): void;
}

/** Reads one message at a time aloud. Prefetches the next utterance, so that there are no gaps. */
export interface Reader {
  read(messageId: string, utterances: readonly string[], parts: ReaderParts): Promise<void>;
  /** Skips to the next utterance. Ends after the last one. */
  skip(): void;
  stop(): void;
  current(): Reading;
  /** Calls `listener` on each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

const silent: Reading = { state: "silent" };

export function createReader(): Reader {
  const listeners = new Set<() => void>();
  let reading: Reading = silent;
  let whole = new AbortController();
  let one = new AbortController();

  function show(next: Reading) {
    reading = next;
    for (const listener of listeners) listener();
  }

  function stop() {
    whole.abort();
    if (reading !== silent) show(silent);
  }

  return {
    async read(messageId, utterances, parts) {
      stop();
      const own = new AbortController();
      whole = own;
      const fetch = fetchOnce(utterances, parts, own.signal);
      const count = utterances.length;
      for (let index = 0; index < count; index++) {
        const skipped = new AbortController();
        one = skipped;
        show({ state: "fetching", messageId, index, count });
        let failure: "speech" | "sound" = "speech";
        try {
          const sound = await untilAborted(fetch(index), skipped.signal, own.signal);
          if (own.signal.aborted) return;
          if (index + 1 < count) fetch(index + 1);
          if (!sound) continue;
          failure = "sound";
          show({ state: "speaking", messageId, index, count });
          const end = await parts.play(sound, AbortSignal.any([own.signal, skipped.signal]));
          // A person who unplugs headphones wants silence, not the next sentence.
          if (end === "paused") break;
        } catch (error) {
          if (own.signal.aborted) return;
          parts.onFailure(failure, error);
          break;
        }
        if (own.signal.aborted) return;
      }
      stop();
    },
    skip: () => one.abort(),
    stop,
    current: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches each utterance once. */
function fetchOnce(utterances: readonly string[], { fetchSpeech }: ReaderParts, signal: AbortSignal) {
  const fetched = new Map<number, Promise<Blob>>();
  return (index: number): Promise<Blob> => {
    const known = fetched.get(index);
    if (known) return known;
    const sound = fetchSpeech(utterances[index] ?? "", signal);
    // The failure is reported where the sound is awaited. Unawaited it must not count as unhandled.
    sound.catch(() => undefined);
    fetched.set(index, sound);
    return sound;
  };
}

/** The sound, or undefined once one of the signals aborts. */
function untilAborted(sound: Promise<Blob>, ...signals: AbortSignal[]): Promise<Blob | undefined> {
  const signal = AbortSignal.any(signals);
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
    sound.then(resolve, reject);
  });
}
