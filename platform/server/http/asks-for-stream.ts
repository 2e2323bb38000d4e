import type { FastifyRequest } from "fastify";

/** Whether the caller wants the answer as a stream, of a route that offers both. */
export function asksForStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith("text/event-stream") === true;
}
