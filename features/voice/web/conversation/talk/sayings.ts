import type { Utterance } from "../../listening/listener.ts";
import type { SpokenPlace, TalkNotice, TalkPorts } from "./talk-ports.ts";
import { writeDown } from "./write-down.ts";

/** What becomes of what is said: one after another it is written down, and sent to where it was said. */
export interface Sayings {
  take(said: Utterance, signal: AbortSignal): void;
  /** How many are neither sent nor given up. */
  readonly count: number;
}

export interface SayingsEvents {
  /** Words were understood; resolves when nothing more is said or written in their conversation. */
  onWords(): Promise<void>;
  /** They are being sent under this id. */
  onSend(id: string): void;
  onRefused(): void;
  onNotice(notice: TalkNotice): void;
  /** One of them is sent, or given up. */
  onDone(): void;
}

export function createSayings(ports: TalkPorts, events: SayingsEvents): Sayings {
  let count = 0;
  let work: Promise<void> = Promise.resolve();

  async function handle(said: Utterance, place: SpokenPlace, signal: AbortSignal): Promise<void> {
    let text: string;
    try {
      text = await writeDown(ports, said, signal);
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
    try {
      await place.send({ id, text }, sound);
    } catch (error) {
      place.keepWords(text);
      if (place.isShown()) events.onRefused();
      events.onNotice({ about: place.isShown() ? "sending" : "left", error });
    }
  }

  return {
    take(said, signal) {
      const place = ports.here();
      count += 1;
      work = work.then(async () => {
        await handle(said, place, signal);
        count -= 1;
        events.onDone();
      });
    },
    get count() {
      return count;
    },
  };
}
