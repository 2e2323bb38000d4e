import { log } from "#platform/web/log.ts";
import { authClient } from "../../auth-client.ts";
import { showQuestion } from "../link-question.ts";
import type { OfferedSession } from "../offered-session.ts";

/**
 * Asks whether to sign in to the offered account, and does so. Throws when the tokens are worthless. False
 * when the person declined; the session of the link is then ended.
 */
export async function askForSession(
  offered: OfferedSession,
  { provesAddress }: { provesAddress: boolean },
): Promise<boolean> {
  const { data, error } = await authClient.getUser(offered.access_token);
  if (error) throw error;
  const { email, phone, email_confirmed_at: confirmedAt } = data.user;
  const account = email || (phone ? `+${phone}` : "");
  // To open the link was enough, whatever the person answers.
  const confirmed = provesAddress && confirmedAt ? email : undefined;
  const isWanted = await new Promise<boolean>((answer) =>
    showQuestion({ state: "asked", account, confirmed, answer }),
  );
  if (!isWanted) {
    await endOffered(offered).catch((failure: unknown) => log.debug("The link's session goes on.", failure));
    return false;
  }
  showQuestion({ state: "checking" });
  const accepted = await authClient.setSession(offered);
  if (accepted.error) throw accepted.error;
  return true;
}

async function endOffered({ access_token }: OfferedSession): Promise<void> {
  const { error } = await authClient.admin.signOut(access_token, "local");
  if (error) throw error;
}
