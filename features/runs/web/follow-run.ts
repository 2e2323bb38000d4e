import type { ServerSentEvent } from "#platform/web/realtime/server-sent-event.ts";
import { readServerSentEvents } from "#platform/web/realtime/server-sent-event.ts";
import type { Chunk } from "../contract/index.ts";

/** State of the connection to a run. */
export type Connection = "connecting" | "live" | "lost" | "refused";

export interface FollowOptions {
  /** Number of the last chunk read. 0 for none. */
  afterNumber: number;
  /** A response that already streams this run, as sending a message returns it. */
  first?: ReadableStream<Uint8Array>;
  /** Opens the stream after a chunk. */
  open(afterNumber: number, signal: AbortSignal): Promise<Response>;
  onChunk(chunk: Chunk, number: number): void;
  onConnection(connection: Connection): void;
  /** Calls back when the server is reachable again. A connection that seems open may be dead then. */
  onServerReturn?(listener: () => void): () => void;
  waitBeforeAttempt(attempt: number, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
}

/** Longer than the server's heartbeat interval. The connection is dead after so much silence. */
const silenceLimitMs = 25_000;

/**
 * Reads a run's stream to its end across broken connections. Passes each chunk on once and in order: it skips
 * repeated chunks and reopens the stream at a gap.
 */
export async function followRun(options: FollowOptions): Promise<void> {
  const { signal, onChunk, onConnection } = options;
  let last = options.afterNumber;
  let hasEnded = false;
  let attempt = 0;

  const take = (event: ServerSentEvent): void => {
    if (attempt > 0) onConnection("live");
    const read = readChunk(event);
    if (!read || read.number <= last) return;
    if (read.number !== last + 1) throw new Error(`Chunk ${last + 1} is missing before ${read.number}.`);
    last = read.number;
    attempt = 0;
    onChunk(read.chunk, read.number);
    hasEnded = read.chunk.type === "run-end";
  };

  let body: ReadableStream<Uint8Array> | undefined = options.first;
  while (!signal.aborted) {
    try {
      if (body) onConnection("live");
      else onConnection(attempt === 0 ? "connecting" : "lost");
      const connection = linkedAbort(signal);
      const forget = options.onServerReturn?.(() => connection.abort());
      if (forget) connection.signal.addEventListener("abort", forget, { once: true });
      body ??= await openBody(options, last, connection.signal);
      if (!body) return onConnection("refused");
      // After a loss, only the first event proves that the stream continues.
      if (attempt === 0) onConnection("live");
      await readAll(body, connection, take, () => hasEnded);
    } catch {
      // Whatever broke, the next connection resumes after the last complete chunk.
    }
    body = undefined;
    if (hasEnded || signal.aborted) return;
    attempt += 1;
    if (attempt > 1) onConnection("lost");
    await options.waitBeforeAttempt(attempt, signal);
  }
}

/** Opens the stream. Undefined when a retry is useless. */
async function openBody(options: FollowOptions, last: number, signal: AbortSignal) {
  const response = await options.open(last, signal);
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  const isTransientError = response.status >= 500 || response.status === 429 || response.status === 401;
  if (isTransientError) throw new Error(`The stream answered ${response.status}.`);
  return undefined;
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  connection: AbortController,
  take: (event: ServerSentEvent) => void,
  isDone: () => boolean,
): Promise<void> {
  let timer = setTimeout(() => connection.abort(), silenceLimitMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => connection.abort(), silenceLimitMs);
  };
  try {
    for await (const event of readServerSentEvents(abortable(body, connection.signal), heard)) {
      heard();
      take(event);
      if (isDone()) return;
    }
  } finally {
    clearTimeout(timer);
    connection.abort();
  }
}

/** Ends a body when the signal aborts, even if its request was made elsewhere. */
function abortable(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  return body.pipeThrough(new TransformStream(), { signal });
}

function linkedAbort(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true, signal: controller.signal });
  return controller;
}

/** Parses a chunk with its number. Undefined for other events. */
function readChunk({ id, data }: ServerSentEvent): { number: number; chunk: Chunk } | undefined {
  const number = Number(id);
  if (!id || !Number.isSafeInteger(number)) return undefined;
  const chunk: Chunk = JSON.parse(data);
  return { number, chunk };
}
