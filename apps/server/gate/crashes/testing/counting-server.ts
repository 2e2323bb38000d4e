import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountingServer {
  url: string;
  /** The effects of a tool call. Several requests with one key are one effect. */
  effectsOf(callId: string): number;
  /** Leaves the next request without a reply, and resolves when it has had its effect. */
  holdNext(): Promise<void>;
  close(): Promise<void>;
}

/** The world outside: counts what is done to it and taken back. Knows nothing of the product. */
export async function startCountingServer(): Promise<CountingServer> {
  const effects: { callId: string; key: string | undefined }[] = [];
  const held: ServerResponse[] = [];
  let isHeld: (() => void) | undefined;

  const server = createServer((request, response) => {
    const callId = new URL(request.url ?? "", "http://counting").pathname.slice(1);
    const key = request.headers["idempotency-key"]?.toString();
    if (request.method === "DELETE") {
      effects.splice(0, effects.length, ...effects.filter((effect) => effect.callId !== callId));
    } else if (!key || !effects.some((effect) => effect.key === key)) {
      effects.push({ callId, key });
    }
    if (!isHeld) return void response.end("done");
    held.push(response);
    isHeld();
    isHeld = undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    effectsOf: (callId) => effects.filter((effect) => effect.callId === callId).length,
    holdNext: () => new Promise((resolve) => (isHeld = resolve)),
    async close() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
