import { randomBytes } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";

const dayMs = 86_400_000;

/**
 * A salt for one browser, good until the day ends (UTC). It is drawn anew for each that asks and kept nowhere here:
 * browsers that look alike are told apart within a day, without their address, and nobody can tell which of tomorrow's
 * was which of today's.
 */
export function giveSalt(ctx: Ctx): { salt: string; endsAt: string } {
  const endsAtMs = (Math.floor(ctx.now().getTime() / dayMs) + 1) * dayMs;
  return { salt: randomBytes(16).toString("base64url"), endsAt: new Date(endsAtMs).toISOString() };
}
