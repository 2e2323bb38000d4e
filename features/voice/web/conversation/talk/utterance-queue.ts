import type { Utterance } from "../../listening/listener.ts";
import type { SpokenPlace, TalkNotice, TalkPorts } from "./talk-ports.ts";
import { transcribeWithRetry } from "./transcribe-with-retry.ts";

/** So long it is waited at most until an answer is shown. */
const longestWaitMs = 10_000;

/** What becomes of what is said: one after another it is written down, and sent to where it was said. */
export interface UtteranceQueue {
  take(said: Utterance, signal: AbortSignal): void;
  /** Whether some of what was said in the conversation that is shown is neither sent nor given up. */
  readonly isUnderWay: boolean;
  /** Whether there is more of that than what is on its way. */
  readonly areMoreComing: boolean;
}

export interface UtteranceQueueEvents {
  /** Words were understood; resolves when nothing more is said or written in their conversation. */
  onWords(): Promise<void>;
  /** They are being sent under this id. */
  onSend(id: string): void;
  onRefused(): void;
  onNotice(notice: TalkNotice): void;
  /** One of them is sent, or given up. */
  onDone(): void;
  /** Resolves when the answer to what was sent is shown, or there is none to wait for. */
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
    // Who has ended the talk meanwhile is answered in writing.
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
        // What is said next is sent into the conversation as it is then, and interrupts that answer.
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
