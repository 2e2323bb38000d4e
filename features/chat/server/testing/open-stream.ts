import type { Chunk } from "#features/runs/contract/index.ts";
import type { SentMessage } from "../../contract/index.ts";

export interface StreamEvent {
  /** The chunk's number. Undefined for other events. */
  seq: number | undefined;
  name: string;
  data: string;
}

/** A run's stream as a browser reads it. */
export interface RunStream {
  status: number;
  /** All events so far. */
  events: StreamEvent[];
  /** Reads until `isEnough`. Throws when the stream ends before. */
  until(isEnough: (events: StreamEvent[]) => boolean): Promise<StreamEvent[]>;
  /** Reads to the end of the stream. */
  rest(): Promise<StreamEvent[]>;
  close(): Promise<void>;
}

export function openStream(response: Response): RunStream {
  if (!response.body) throw new Error("The reply has no body.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: StreamEvent[] = [];
  let open = "";
  let isOver = false;

  async function read() {
    const { done, value } = await reader.read();
    if (done) {
      isOver = true;
      return;
    }
    const frames = (open + value).split("\n\n");
    open = frames.pop() ?? "";
    events.push(...frames.filter((text) => !text.startsWith(":")).map(parseFrame));
  }

  return {
    status: response.status,
    events,
    async until(isEnough) {
      while (!isEnough(events)) {
        if (isOver) throw new Error(`The stream ended too soon: ${JSON.stringify(events.slice(-3))}`);
        await read();
      }
      return events;
    },
    async rest() {
      while (!isOver) await read();
      return events;
    },
    close: () => reader.cancel(),
  };
}

function parseFrame(text: string): StreamEvent {
  const fields = new Map(text.split("\n").map((line) => split(line)));
  const id = fields.get("id");
  return {
    seq: id === undefined ? undefined : Number(id),
    name: fields.get("event") ?? "message",
    data: fields.get("data") ?? "",
  };
}

function split(line: string): [string, string] {
  const at = line.indexOf(": ");
  return [line.slice(0, at), line.slice(at + 2)];
}

/** The numbered events as chunks. */
export function chunksOf(events: StreamEvent[]): Chunk[] {
  return events.flatMap(({ seq, data }) => (seq === undefined ? [] : [JSON.parse(data)]));
}

/** The reply to sending, from the stream's first event. */
export function sentOf(events: StreamEvent[]): SentMessage {
  const [first] = events;
  if (first?.name !== "sent") throw new Error(`The stream begins with ${first?.name}.`);
  return JSON.parse(first.data);
}

export const hasText = (atLeast: number) => (events: StreamEvent[]) =>
  chunksOf(events).filter(({ type }) => type === "text-delta").length >= atLeast;
