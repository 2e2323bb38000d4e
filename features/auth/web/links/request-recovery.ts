import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { readMailFate } from "../mail/mail-fate.ts";
import { recoveryTarget } from "./link-target.ts";
import { linkTexts } from "./texts/link-texts.ts";

/**
 * Requests a recovery mail, with the same message for every address. Without a mail server it names the admin
 * as contact, and the mail waits in the outbox. True when the address is still missing.
 */
export async function requestRecovery(email: string): Promise<boolean> {
  const { reset: words } = linkTexts.read();
  const fate = await readMailFate().catch((error: Error) => error);
  if (fate instanceof Error) {
    say("error", sharedTexts.read().failures.unreached);
    return false;
  }
  if (fate === "outbox") {
    // The mail goes to the outbox, where an admin finds its link. A refusal does not change the message.
    if (email.trim()) await ask(email.trim());
    say("info", words.soon);
    return false;
  }
  if (!email.trim()) {
    say("info", words.emailMissing);
    return true;
  }
  const { error } = await ask(email.trim());
  if (error) say("error", describeAuthFailure(error));
  else say("success", words.sent);
  return false;
}

function ask(email: string) {
  return authClient.resetPasswordForEmail(email, { redirectTo: recoveryTarget() });
}

function say(type: "error" | "info" | "success", message: string): void {
  const said = { id: "password-reset", title: linkTexts.read().reset.title, message };
  notify(type === "error" ? { ...said, type } : { ...said, type, duration: 8000 });
}
