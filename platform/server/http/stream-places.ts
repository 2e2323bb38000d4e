import type { FastifyReply } from "fastify";
import type { UserActor } from "../context.ts";
import { fail, platformErrors } from "../errors.ts";

/** A browser has one stream for all its tabs, and one for each answer that is being written. */
export const mostStreamsOfSession = 20;
export const mostStreamsOfPerson = 60;

const taken = new Map<string, number>();

/**
 * Takes a place for a stream of this person until the reply has ended. Throws `stream.too_many` when the person
 * or the session has no place left on this server. Call it before anything is done for the request.
 */
export function takeStreamPlace({ userId, sessionId }: UserActor, reply: FastifyReply): void {
  // A caller who is already gone takes no place, and would never give it back.
  if (reply.raw.closed) return;
  const places = [
    { key: `session ${sessionId}`, most: mostStreamsOfSession },
    { key: `person ${userId}`, most: mostStreamsOfPerson },
  ];
  if (places.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) fail(platformErrors, "stream.too_many");
  for (const { key } of places) taken.set(key, (taken.get(key) ?? 0) + 1);
  reply.raw.once("close", () => {
    for (const { key } of places) {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
  });
}
