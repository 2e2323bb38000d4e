import { isAuthApiError } from "@supabase/auth-js";
import { authClient } from "../auth-client.ts";
import { confirmationTarget, recoveryTarget, signInTarget } from "./link-target.ts";

/** Purpose of a link. `other` signs in or accepts an invitation. */
export type LinkPurpose = "email_change" | "other" | "recovery" | "signup";

/** Requests a new link in place of a failed one. Returns the refusal, which is the same for all addresses. */
export async function requestNewLink(purpose: LinkPurpose, email: string): Promise<Error | undefined> {
  const { error } = await send(purpose, email);
  // An unknown address gets no link, and the person does not learn that.
  if (isAuthApiError(error) && error.code === "otp_disabled") return undefined;
  return error ?? undefined;
}

function send(purpose: LinkPurpose, email: string): Promise<{ error: Error | null }> {
  if (purpose === "recovery")
    return authClient.resetPasswordForEmail(email, { redirectTo: recoveryTarget() });
  if (purpose === "other") {
    const options = { shouldCreateUser: false, emailRedirectTo: signInTarget() };
    return authClient.signInWithOtp({ email, options });
  }
  return authClient.resend({ type: purpose, email, options: { emailRedirectTo: confirmationTarget() } });
}
