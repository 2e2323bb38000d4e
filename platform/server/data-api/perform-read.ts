import type { FastifyRequest } from "fastify";
import { createCtx } from "../create-ctx.ts";
import type { Db } from "../db/connection-db.ts";
import { sourceOf } from "../http/source.ts";
import { addressKey } from "../rate-limit/address-key.ts";
import { type RateLimit, requireToken } from "../rate-limit/take-token.ts";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import { asCaller } from "./as-caller.ts";
import type { DataApiCaller } from "./caller.ts";

/** Per IP address. One address may serve a whole office, so the limit is far above normal use. */
export const visitorReadLimit: RateLimit = { name: "data_api.read", burst: 1_000, perMinute: 1_000 };

/**
 * Reads as the caller. The rate limit of visitors is checked in parallel with the statement, so it adds no
 * latency.
 */
export async function performRead(
  services: Services,
  caller: DataApiCaller,
  request: FastifyRequest,
  work: (db: Db) => Promise<DataApiAnswer>,
): Promise<DataApiAnswer> {
  const reading = asCaller(services, caller, "read", work);
  if (caller.claims.role !== "anon") return reading;
  const ctx = createCtx(services, caller.actor, { requestId: request.id });
  const counting = requireToken(ctx, visitorReadLimit, addressKey(sourceOf(request).ip));
  const [, answer] = await Promise.all([counting, reading]);
  return answer;
}
