import type { IncomingHttpHeaders } from "node:http";
import type { Exchange } from "./open-exchange.ts";
import type { PacketReader } from "./packet-queue.ts";

const BODILESS_STATUSES = new Set([204, 205, 304]);

/** The exchange as a `Response` of `fetch`. `body` replaces the received one. */
export function toResponse({ status, headers, packets }: Exchange, body?: string): Response {
  const hasBody = !BODILESS_STATUSES.has(status);
  if (!hasBody) void packets.read().catch(() => undefined);
  return new Response(hasBody ? (body ?? streamBody(packets)) : null, {
    status,
    headers: toHeaders(headers),
  });
}

function toHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) result.append(name, item);
    }
  }
  return result;
}

/** A web stream over the packets of a body. */
function streamBody(packets: PacketReader): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const received = await packets.read();
      if (!received) return controller.close();
      for (const packet of received) controller.enqueue(new Uint8Array(packet));
    },
    cancel: () => packets.cancel(),
  });
}
