/** The first event of a stream, and a stream of the rest. */
export interface FirstEvent {
  /** The event's text without its final blank line. Undefined when the stream ended before. */
  text: string | undefined;
  rest: ReadableStream<Uint8Array>;
}

/** Reads only the first server-sent event and leaves the rest to another reader. */
export async function readFirstEvent(body: ReadableStream<Uint8Array>): Promise<FirstEvent> {
  const reader = body.getReader();
  let seen = new Uint8Array();
  while (true) {
    const end = findBlankLine(seen);
    if (end) {
      const text = new TextDecoder().decode(seen.subarray(0, end.start));
      if (!text.startsWith(":")) return { text, rest: streamOf(seen.slice(end.next), reader) };
      seen = seen.slice(end.next);
      continue;
    }
    const { value, done } = await reader.read();
    if (done) return { text: undefined, rest: streamOf(seen, reader) };
    seen = join(seen, value);
  }
}

const lineFeed = 10;
const carriageReturn = 13;

function findBlankLine(bytes: Uint8Array): { start: number; next: number } | undefined {
  for (let at = 0; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== lineFeed) continue;
    if (bytes[at + 1] === lineFeed) return { start: at, next: at + 2 };
    if (bytes[at + 1] === carriageReturn && bytes[at + 2] === lineFeed) return { start: at, next: at + 3 };
  }
  return undefined;
}

function streamOf(
  start: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (start.length > 0) controller.enqueue(start);
    },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
