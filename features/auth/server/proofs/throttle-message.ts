import { createHash } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { authErrors } from "../errors.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { reserveMessageGap } from "./message-gap.repository.ts";
import type { Channel } from "./proof.ts";

export interface MessageSlot {
  settings: AuthSettings;
  channel: Channel;
  /** The gap applies per kind and recipient. */
  kind: "confirmation" | "recovery" | "email_change" | "phone_change" | "reauthentication";
  recipient: string;
}

const codes = { mail: "over_email_send_rate_limit", sms: "over_sms_send_rate_limit" } as const;

/**
 * Throttles messages: per recipient by the gap, per installation by the hour. Throws the protocol's 429. Call
 * it for unknown addresses too, or the refusal reveals known ones.
 */
export async function throttleMessage(ctx: Ctx, slot: MessageSlot): Promise<void> {
  const refusal = await findThrottleRefusal(ctx, slot);
  if (refusal) throw refusal;
}

/** Like `throttleMessage`, but returns the refusal, for optional messages. */
export async function findThrottleRefusal(ctx: Ctx, slot: MessageSlot): Promise<AppError | undefined> {
  const { settings, channel, kind, recipient } = slot;
  const code = codes[channel];
  const [status, message] = authErrors[code];
  const gapSeconds = channel === "mail" ? settings.mailGapSeconds : settings.smsGapSeconds;
  const key = createHash("sha256").update(`${channel}:${kind}:${recipient}`).digest();
  const gapMs = await reserveMessageGap(ctx.db, key, ctx.now(), gapSeconds);
  if (gapMs > 0) {
    const seconds = Math.ceil(gapMs / 1000);
    const sentence = `For security purposes, you can only request this after ${seconds} seconds.`;
    return new AppError(code, status, sentence, { retryAfterSeconds: seconds });
  }
  const { mailsPerHour, smsPerHour } = settings.rateLimits;
  const perHour = channel === "mail" ? mailsPerHour : smsPerHour;
  if (perHour === 0) return new AppError(code, status, message);
  const limit = { name: `auth.${channel}`, burst: perHour, perMinute: perHour / 60 };
  const waitMs = await takeToken(ctx, limit, "all");
  if (waitMs === 0) return undefined;
  return new AppError(code, status, message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
