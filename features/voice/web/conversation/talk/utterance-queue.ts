import type { Utterance } from "../../listening/listener.ts";
import type { SpokenPlace, TalkNotice, TalkPorts } from "./talk-ports.ts";
import { transcribeWithRetry } from "./transcribe-with-retry.ts";

/** Maximum wait until an answer is shown. */
const longestWaitMs = 10_000;

/** Transcribes utterances one after the other and sends them to the conversation in which they were said. */
export interface UtteranceQueue {
  take(said: Utterance, signal: AbortSignal): void;
  /** Whether utterances of the shown conversation are neither sent nor abandoned. */
  readonly isUnderWay: boolean;
  /** Whether there are more of them than the one in progress. */
  readonly areMoreComing: boolean;
}

export interface UtteranceQueueEvents {
  /** Words were recognized. Resolves when speaking and writing in their conversation have stopped. */
  onWords(): Promise<void>;
  /** They are being sent under this id. */
  onSend(id: string): void;
  onRefused(): void;
  onNotice(notice: TalkNotice): void;
  /** An utterance was sent or abandoned. */
  onDone(): void;
  /** Resolves when the answer to the sent message is shown, or none is expected. */
  untilAnswered(): Promise<void>;
}

export function createUtteranceQueue(ports: TalkPorts, events: UtteranceQueueEvents): UtteranceQueue {
  const waiting = new Set<SpokenPlace>();
  let onItsWay: SpokenPlace | undefined;
  let work: Promise<void> = Promise.resolve();

  async function handle(said: Utterance, place: SpokenPlace, signal: AbortSignal): Promise<void> {
    let text: string;
    try {
      text = await transcribeWithRetry(ports, said, signal);
    } catch (error) {
      if (!signal.aborted) events.onNotice({ about: "transcription", error });
      return;
    }
    if (signal.aborted) return;
    if (text === "") return events.onNotice({ about: "nothing-understood" });
    if (place.isShown()) await events.onWords();
    if (place.isShown()) return await send(text, said, place, signal);
    place.keepWords(text);
    events.onNotice({ about: "left" });
  }

  async function send(text: string, { sound }: Utterance, place: SpokenPlace, signal: AbortSignal) {
    const id = ports.newId();
    // A person who has ended the talk gets the answer in writing.
    if (!signal.aborted) events.onSend(id);
    onItsWay = place;
    try {
      await place.send({ id, text }, sound);
    } catch (error) {
      place.keepWords(text);
      if (place.isShown()) events.onRefused();
      events.onNotice({ about: place.isShown() ? "sending" : "left", error });
    } finally {
      onItsWay = undefined;
    }
  }

  return {
    take(said, signal) {
      const place = ports.here();
      waiting.add(place);
      work = work.then(async () => {
        await handle(said, place, signal);
        waiting.delete(place);
        events.onDone();
        // The next utterance is sent into the conversation as it is then, and interrupts that answer.
        const wait = new Promise<void>((resolve) => ports.after(longestWaitMs, resolve));
        await Promise.race([events.untilAnswered(), wait]);
      });
    },
    get isUnderWay() {
      return [...waiting].some((place) => place.isShown());
    },
    get areMoreComing() {
      return [...waiting].some((place) => place.isShown() && place !== onItsWay);
    },
  };
}
