import { createHash, timingSafeEqual } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { channelOf, lifetimeMs, type StoredProof } from "./proof.ts";
import { sealedCodes } from "./sealed-codes.ts";

/** Wrong guesses that void a code. The link stays valid, so that guessing cannot lock the person out. */
const attemptLimit = 5;

export function isFresh(ctx: Ctx, settings: AuthSettings, proof: StoredProof): boolean {
  const ageMs = ctx.now().getTime() - proof.created_at.getTime();
  return ageMs <= lifetimeMs(settings, channelOf(proof.relates_to));
}

/** Whether the code is fresh and has guesses left. */
export function isOpenToCodes(ctx: Ctx, settings: AuthSettings, proof: StoredProof): boolean {
  return isFresh(ctx, settings, proof) && proof.failed_attempts < attemptLimit;
}

export function hasCode(ctx: Ctx, proof: StoredProof, code: string): boolean {
  const sent = ctx.services.secrets.decrypt(proof.sealed_code, sealedCodes.context(proof.id));
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(code));
}
