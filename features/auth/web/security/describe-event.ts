import type { SecurityEvent } from "../../contract/index.ts";

const sentences: Record<string, string> = {
  "user.signed_up": "Account created",
  "user.sign_up_repeated": "Repeated sign-up blocked",
  "user.confirmed": "Email confirmed",
  "user.password_changed": "Password changed",
  "user.password_reset": "Password reset by an admin",
  "user.second_step_removed": "Two-step verification removed by an admin",
  "user.email_change_requested": "Email change requested",
  "user.email_change_cancelled": "Email change cancelled",
  "user.email_changed": "Email changed",
  "user.email_change_refused": "Email change refused: the link was opened without signing in",
  "user.address_contested":
    "Someone else requested access with this account's unconfirmed email or phone number",
  "user.unproved_holder_voided":
    "Email confirmed by the mailbox owner: password, two-step verification, passkeys, phone, linked sign-in methods and devices removed",
  "user.contact_detached": "Unconfirmed email or phone number removed: someone else confirmed it",
  "user.phone_changed": "Phone number changed",
  "user.recovery_requested": "Password reset requested",
  "account.closing_requested": "Account deletion requested",
  "account.deletion_held": "Account deletion blocked: a legal hold keeps the account",
  "account.deletion_waits": "Account deletion blocked: a workspace needs another owner",
  "account.kept_open": "Account deletion cancelled",
  "user.managed": "Account changed by an admin through the API",
  "user.avatar_changed": "Picture changed",
  "user.avatar_removed": "Picture removed",
  "user.profile_updated": "Profile changed",
  "user.confirmation_requested": "Email confirmation requested",
  "user.magic_link_requested": "Sign-in link requested",
  "user.email_change_agreed": "Email change confirmed by one address",
  "user.phone_change_requested": "Phone number change requested",
  "user.reauthentication_requested": "Confirmation code requested",
  "user.proof_resent": "Email resent",
  "user.proof_refused": "Code or link rejected",
  "session.started": "Signed in",
  "session.raised": "Two-step verification completed",
  "session.lowered": "Two-step verification reset on a device",
  "session.ended": "Signed out",
  "session.sign_in_failed": "Sign-in failed",
  "session.refresh_token_reused": "Copied session revoked",
  "factor.enrolled": "Two-step verification setup started",
  "factor.verified": "Two-step verification method added",
  "factor.updated": "Two-step verification method changed",
  "factor.unenrolled": "Two-step verification method removed",
  "factor.verification_failed": "Two-step verification failed",
  "factor.locked": "Two-step verification locked after wrong codes",
  "factor.recovery_codes_generated": "Recovery codes created",
  "factor.recovery_codes_regenerated": "New recovery codes created",
  "factor.recovery_code_used": "Recovery code used",
  "passkey.used": "Passkey used",
  "passkey.refused": "Passkey rejected",
  "passkey.renamed": "Passkey renamed",
  "passkey.registered": "Passkey added",
  "passkey.deleted": "Passkey removed",
  "identity.linked": "Sign-in method linked",
  "identity.unlinked": "Sign-in method unlinked",
};

/** Sentences that already say that the act failed. */
const saysSo = /\b(failed|blocked|refused|did not fit|locked|stopped)\b/;

/** A sentence for an event; without a translation, the act's own name. */
export function describeEvent({ act, outcome }: Pick<SecurityEvent, "act" | "outcome">): string {
  const sentence = sentences[act] ?? act.replace(".", ": ").replaceAll("_", " ");
  return outcome === "ok" || saysSo.test(sentence)
    ? sentence
    : `${sentence} (${outcome === "denied" ? "refused" : "failed"})`;
}
