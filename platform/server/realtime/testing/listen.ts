import { expect } from "vitest";
import type { UserActor } from "../../context.ts";
import type { TestServer } from "../../testing/create-test-server.ts";

export interface Listener {
  status: number;
  /** The texts of the events heard so far. */
  texts(): string[];
  lastId(): string;
  raw(): string;
  isOver(): boolean;
  close(): Promise<void>;
}

/** Listens as a browser does; resolves once the server says that it is ready. */
export async function listen(server: TestServer, person: UserActor, lastEventId?: string): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/v1/realtime`, {
    headers: { ...server.headersOf(person), ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
    signal: stop.signal,
  });
  let raw = "";
  let isOver = false;
  const reading = (async () => {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) raw += text;
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  await expect.poll(() => raw).toContain("event: ready");
  return {
    status: response.status,
    texts: () => [...raw.matchAll(/"text":"([^"]*)"/g)].map(([, text = ""]) => text),
    lastId: () => [...raw.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? "",
    raw: () => raw,
    isOver: () => isOver,
    async close() {
      stop.abort();
      await reading;
    },
  };
}
