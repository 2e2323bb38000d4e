/** A stream as the server sees it. */
export interface ServedStream {
  token: string | null;
  lastEventId: string | null;
  isOpen: boolean;
  send(text: string): void;
  end(): void;
}

export const change = (id: string, name: string) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ id, name, data: {} })}\n\n`;
export const ready = (userId: string, id = "start") =>
  `id: ${id}\nevent: ready\ndata: ${JSON.stringify({ userId })}\n\n`;

/** Replaces `fetch`. Every call opens a stream that starts with `ready` for a user. */
export function serveStreams(userId: string) {
  const streams: ServedStream[] = [];
  const fetch = async (_path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const encoder = new TextEncoder();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const stream: ServedStream = {
      token: headers.get("authorization"),
      lastEventId: headers.get("last-event-id"),
      isOpen: true,
      send: (text) => void writer.write(encoder.encode(text)).catch(() => {}),
      end: () => void writer.close().catch(() => {}),
    };
    const close = () => {
      stream.isOpen = false;
    };
    writer.closed.then(close, close);
    init?.signal?.addEventListener("abort", () => {
      close();
      writer.abort(new DOMException("Aborted", "AbortError")).catch(() => {});
    });
    streams.push(stream);
    stream.send(ready(userId, stream.lastEventId ?? `start-${streams.length}`));
    return new Response(readable, { headers: { "content-type": "text/event-stream" } });
  };
  return { fetch, streams, open: () => streams.filter(({ isOpen }) => isOpen) };
}
