import type { SecurityEvent } from "../../contract/index.ts";

const sentences: Record<string, string> = {
  "user.signed_up": "Account created",
  "user.confirmed": "Address confirmed",
  "user.password_changed": "Password changed",
  "user.password_reset": "Password reset by an admin",
  "user.second_step_removed": "Second step removed by an admin",
  "user.email_change_requested": "Change of address asked for",
  "user.email_change_cancelled": "Change of address taken back",
  "user.email_changed": "Address changed",
  "user.email_change_refused":
    "Change of address refused: its link was opened by somebody who was not signed in",
  "user.address_contested": "Somebody else asked for this account with its unconfirmed address or number",
  "user.unproved_holder_voided":
    "Address confirmed by whoever has the mailbox: password, second steps, passkeys, phone, linked sign-ins and devices removed",
  "user.contact_detached": "Unconfirmed address or number removed: somebody else proved that it is theirs",
  "user.phone_changed": "Phone number changed",
  "user.recovery_requested": "New password asked for",
  "account.closing_requested": "Deletion of the account asked for",
  "account.deletion_waits": "Deletion waits for another owner of a workspace",
  "account.kept_open": "Account kept after all",
  "user.managed": "Account changed by an admin's program",
  "user.avatar_changed": "Picture changed",
  "user.avatar_removed": "Picture removed",
  "user.profile_updated": "Profile changed",
  "user.confirmation_requested": "Confirmation of the address asked for",
  "user.magic_link_requested": "Link to sign in asked for",
  "user.email_change_agreed": "One mailbox agreed to the change of address",
  "user.phone_change_requested": "Change of the phone number asked for",
  "user.reauthentication_requested": "Code for a sensitive change asked for",
  "user.proof_resent": "Mail sent once more",
  "user.proof_refused": "A code or link did not fit",
  "session.started": "Signed in",
  "session.raised": "Second step shown",
  "session.lowered": "Second step no longer counts on a device",
  "session.ended": "Signed out",
  "session.sign_in_failed": "A sign-in failed",
  "session.refresh_token_reused": "A copied session was stopped",
  "factor.enrolled": "Setting up a second step begun",
  "factor.verified": "Second step switched on",
  "factor.updated": "Second step changed",
  "factor.unenrolled": "Second step removed",
  "factor.verification_failed": "A second step failed",
  "factor.locked": "Second step locked after wrong codes",
  "factor.recovery_codes_generated": "Recovery codes made",
  "factor.recovery_codes_regenerated": "New recovery codes made",
  "factor.recovery_code_used": "Recovery code used",
  "passkey.used": "Passkey used",
  "passkey.refused": "A passkey was refused",
  "passkey.renamed": "Passkey renamed",
  "passkey.registered": "Passkey added",
  "passkey.deleted": "Passkey removed",
  "identity.linked": "Another way to sign in linked",
  "identity.unlinked": "A way to sign in unlinked",
};

/** Sentences that already say that the act failed. */
const saysSo = /\b(failed|refused|did not fit|locked|stopped)\b/;

/** A sentence for an event; without a translation, the act's own name. */
export function describeEvent({ act, outcome }: Pick<SecurityEvent, "act" | "outcome">): string {
  const sentence = sentences[act] ?? act.replace(".", ": ").replaceAll("_", " ");
  return outcome === "ok" || saysSo.test(sentence)
    ? sentence
    : `${sentence} (${outcome === "denied" ? "refused" : "failed"})`;
}
