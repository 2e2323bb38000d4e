import { isAuthApiError } from "@supabase/auth-js";
import { formatMinute } from "#platform/web/ui/time/format-time.ts";
import { authTexts } from "../texts/auth-texts.ts";

/** `wrong` for a wrong code, another text for a lock; undefined for other refusals. */
export function explainCodeRefusal(failure: Error, wrong: string, now = new Date()): string | undefined {
  if (!isAuthApiError(failure)) return undefined;
  const { secondStep: words } = authTexts.read().ways;
  if (failure.code === "mfa_verification_failed") {
    const isUsed = failure.message.includes("already used");
    return isUsed ? words.usedCode : wrong;
  }
  if (failure.code !== "over_request_rate_limit" && failure.code !== "mfa_recovery_codes_locked")
    return undefined;
  const waitSeconds = Number(/after (\d+) seconds/.exec(failure.message)?.[1] ?? 0);
  if (waitSeconds === 0) return words.tooMany;
  return words.tooManyUntil(formatMinute(nextMinute(now.getTime() + waitSeconds * 1_000)));
}

/** Rounds up to the minute, so that the shown time is never too early. */
function nextMinute(atMs: number): Date {
  return new Date(Math.ceil(atMs / minuteMs) * minuteMs);
}

const minuteMs = 60_000;
