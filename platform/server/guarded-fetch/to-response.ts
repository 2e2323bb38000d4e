import type { IncomingHttpHeaders } from "node:http";
import type { Exchange } from "./open-exchange.ts";
import { streamBody } from "./stream-body.ts";

const BODILESS_STATUSES = new Set([204, 205, 304]);

/** An answer as `fetch` gives it; `body` stands in for what was received. */
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
