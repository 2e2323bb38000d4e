import type { SecurityEvent } from "../../contract/index.ts";

const sentences: Record<string, string> = {
  "user.signed_up": "Account created",
  "user.confirmed": "Address confirmed",
  "user.password_changed": "Password changed",
  "user.password_reset": "Password reset by an admin",
  "user.second_step_removed": "Second step removed by an admin",
  "user.email_change_requested": "Email change requested",
  "user.email_change_cancelled": "Email change cancelled",
  "user.email_changed": "Address changed",
  "user.email_change_refused": "Email change refused: the link was opened without signing in",
  "user.address_contested": "Somebody else requested this account with its unconfirmed address or number",
  "user.unproved_holder_voided":
    "Address confirmed by the owner of the mailbox: password, second steps, passkeys, phone, linked sign-ins and devices removed",
  "user.contact_detached": "Unconfirmed address or number removed: somebody else confirmed it",
  "user.phone_changed": "Phone number changed",
  "user.recovery_requested": "Password reset requested",
  "account.closing_requested": "Account deletion requested",
  "account.deletion_waits": "Account deletion blocked: a workspace needs another owner",
  "account.kept_open": "Account deletion cancelled",
  "user.managed": "Account changed by an admin's program",
  "user.avatar_changed": "Picture changed",
  "user.avatar_removed": "Picture removed",
  "user.profile_updated": "Profile changed",
  "user.confirmation_requested": "Address confirmation requested",
  "user.magic_link_requested": "Sign-in link requested",
  "user.email_change_agreed": "Email change confirmed by one mailbox",
  "user.phone_change_requested": "Phone number change requested",
  "user.reauthentication_requested": "Confirmation code requested",
  "user.proof_resent": "Mail resent",
  "user.proof_refused": "A code or link was rejected",
  "session.started": "Signed in",
  "session.raised": "Second step completed",
  "session.lowered": "Second step reset on a device",
  "session.ended": "Signed out",
  "session.sign_in_failed": "A sign-in failed",
  "session.refresh_token_reused": "A copied session was revoked",
  "factor.enrolled": "Second step setup started",
  "factor.verified": "Second step enabled",
  "factor.updated": "Second step changed",
  "factor.unenrolled": "Second step removed",
  "factor.verification_failed": "A second step failed",
  "factor.locked": "Second step locked after wrong codes",
  "factor.recovery_codes_generated": "Recovery codes created",
  "factor.recovery_codes_regenerated": "New recovery codes created",
  "factor.recovery_code_used": "Recovery code used",
  "passkey.used": "Passkey used",
  "passkey.refused": "A passkey was rejected",
  "passkey.renamed": "Passkey renamed",
  "passkey.registered": "Passkey added",
  "passkey.deleted": "Passkey removed",
  "identity.linked": "Sign-in method linked",
  "identity.unlinked": "Sign-in method unlinked",
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
