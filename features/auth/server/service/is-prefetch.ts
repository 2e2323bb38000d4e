import type { FastifyReply, FastifyRequest } from "fastify";

/** Whether nobody opens the address yet: a HEAD, or a browser or mail program that loads it in advance. */
export function isPrefetch({ method, headers }: FastifyRequest): boolean {
  if (method === "HEAD") return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\b(prefetch|preview|prerender)\b/i.test(String(headers[name] ?? "")),
  );
}

/** A HEAD learns that the address is there. What was loaded in advance must not be kept: 503 makes browsers ask anew. */
export function answerPrefetch({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .status(method === "HEAD" ? 200 : 503)
    .send();
}
