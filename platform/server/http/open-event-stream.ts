import type { FastifyReply } from "fastify";

/** What is read on a stream. When a share of it ends, the reader's right is looked at again. */
export interface StreamedObject {
  noun: string;
  id: string;
  isReadable(): Promise<boolean>;
}

export interface EventStream {
  /** Absent: the right to the request is the right to the stream. */
  readonly of: StreamedObject | undefined;
  /** False once the reader has disconnected. */
  readonly isOpen: boolean;
  /** Aborts when the reader disconnects or the server ends the stream. */
  readonly signal: AbortSignal;
  send(event: { id?: string | number; name?: string; data: string }): void;
  /** Writes framed events in one piece. */
  write(frames: string): void;
  end(): void;
}

const openStreams = new Set<EventStream>();
const heartbeatMs = 15_000;
/** A reader that falls this far behind is disconnected. It resumes from its last id. */
const bufferLimitBytes = 4_000_000;

/** Turns the reply into an open stream of server-sent events, with heartbeats. */
export function openEventStream(reply: FastifyReply, of?: StreamedObject): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...forwardedHeaders(reply),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    connection: "keep-alive",
    "x-accel-buffering": "no",
  });
  raw.socket?.setNoDelay(true);
  const gone = new AbortController();
  const heartbeat = setInterval(() => stream.write(": alive\n\n"), heartbeatMs);
  const stream: EventStream = {
    of,
    get isOpen() {
      return !gone.signal.aborted;
    },
    signal: gone.signal,
    send: ({ id, name, data }) => stream.write(frame(data, id, name)),
    write(frames) {
      if (gone.signal.aborted) return;
      raw.write(frames);
      if (raw.writableLength > bufferLimitBytes) raw.destroy();
    },
    end() {
      close();
      raw.end();
    },
  };
  const close = () => {
    clearInterval(heartbeat);
    openStreams.delete(stream);
    gone.abort();
  };
  raw.on("close", close);
  raw.on("error", close);
  openStreams.add(stream);
  reply.request.onStreamOpened?.(stream);
  return stream;
}

/** One server-sent event. `data` must not contain line breaks; JSON never does. */
export function frame(data: string, id?: string | number, name?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}${name ? `event: ${name}\n` : ""}data: ${data}\n\n`;
}

/** Ends all streams when the server stops and asks the readers to reconnect. */
export function endEventStreams(): void {
  for (const stream of [...openStreams]) {
    stream.write("event: server-stop\ndata: {}\nretry: 500\n\n");
    stream.end();
  }
}

function forwardedHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && name !== "content-length") headers[name] = String(value);
  }
  return headers;
}
