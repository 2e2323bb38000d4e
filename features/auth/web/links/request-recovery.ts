import { loadConfig } from "#platform/web/api/config.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { recoveryTarget } from "./link-target.ts";

/**
 * Asks for a mail with a link to a new password, and says the same for every address; without a mail server it says
 * whom to ask, and the mail waits in the outbox. True when the address is still to be entered.
 */
export async function requestRecovery(email: string): Promise<boolean> {
  const config = await loadConfig().catch((error: Error) => error);
  if (config instanceof Error) {
    say("error", "Cannot reach the server. Try again in a moment.");
    return false;
  }
  if (!config.features.includes("mail")) {
    // The mail lies in the outbox then, where an admin finds its link; a refusal changes nothing of what is said.
    if (email.trim()) await ask(email.trim());
    say("info", soon);
    return false;
  }
  if (!email.trim()) {
    say("info", "Enter the email of your account, then press Forgot password? again.");
    return true;
  }
  const { error } = await ask(email.trim());
  if (error) say("error", describeAuthFailure(error));
  else
    say("success", "If this address has an account, a mail with a link to set a new password is on its way.");
  return false;
}

const soon =
  "Password reset will be available soon. Please contact support. Whoever runs this installation can give you a link or a new password.";

function ask(email: string) {
  return authClient.resetPasswordForEmail(email, { redirectTo: recoveryTarget() });
}

function say(type: "error" | "info" | "success", message: string): void {
  notify({ id: "password-reset", type, title: "Password Reset", message, duration: 8000 });
}
