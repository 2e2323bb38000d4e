import { isAuthApiError } from "@supabase/auth-js";
import { authClient } from "../auth-client.ts";
import { confirmationTarget, recoveryTarget } from "./link-target.ts";

/** What a link was for; `other` signs in, or accepts an invitation. */
export type LinkPurpose = "email_change" | "other" | "recovery" | "signup";

/** Asks for a new link in place of one that does not work; answers the refusal, which is alike for all addresses. */
export async function requestNewLink(purpose: LinkPurpose, email: string): Promise<Error | undefined> {
  const { error } = await send(purpose, email);
  // Whoever has no account here gets no link to one, and is not told so.
  if (isAuthApiError(error) && error.code === "otp_disabled") return undefined;
  return error ?? undefined;
}

function send(purpose: LinkPurpose, email: string): Promise<{ error: Error | null }> {
  const emailRedirectTo = confirmationTarget();
  if (purpose === "recovery")
    return authClient.resetPasswordForEmail(email, { redirectTo: recoveryTarget() });
  if (purpose === "other") {
    return authClient.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  }
  return authClient.resend({ type: purpose, email, options: { emailRedirectTo } });
}
