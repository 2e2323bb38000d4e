import { isAuthApiError } from "@supabase/auth-js";
import { formatMinute } from "#platform/web/ui/time/format-time.ts";

/** `wrong` when the code was not the right one, or why none is looked at; undefined for every other refusal. */
export function explainCodeRefusal(failure: Error, wrong: string, now = new Date()): string | undefined {
  if (!isAuthApiError(failure)) return undefined;
  if (failure.code === "mfa_verification_failed") {
    const isUsed = failure.message.includes("already used");
    return isUsed ? "This code was used already. Wait for the next one." : wrong;
  }
  if (failure.code !== "over_request_rate_limit" && failure.code !== "mfa_recovery_codes_locked")
    return undefined;
  const waitSeconds = Number(/after (\d+) seconds/.exec(failure.message)?.[1] ?? 0);
  if (waitSeconds === 0) return "Too many attempts. Wait a minute and try again.";
  return `Too many attempts. Try again at ${formatMinute(nextMinute(now.getTime() + waitSeconds * 1_000))}.`;
}

/** The first whole minute by which that time is over, so that the time told is never too early. */
function nextMinute(atMs: number): Date {
  return new Date(Math.ceil(atMs / minuteMs) * minuteMs);
}

const minuteMs = 60_000;
