import type { SecurityEvent } from "../../contract/index.ts";

const sentences: Record<string, string> = {
  "user.signed_up": "Account created",
  "user.confirmed": "Address confirmed",
  "user.password_changed": "Password changed",
  "user.password_reset": "Password reset by an admin",
  "user.email_change_requested": "Change of address asked for",
  "user.email_change_cancelled": "Change of address taken back",
  "user.email_changed": "Address changed",
  "user.phone_changed": "Phone number changed",
  "user.recovery_requested": "New password asked for",
  "account.closing_requested": "Deletion of the account asked for",
  "account.kept_open": "Account kept after all",
  "user.managed": "Account changed by an admin's program",
  "user.avatar_changed": "Picture changed",
  "user.avatar_removed": "Picture removed",
  "session.started": "Signed in",
  "session.raised": "Second step shown",
  "session.ended": "Signed out",
  "session.sign_in_failed": "A sign-in failed",
  "session.refresh_token_reused": "A copied session was stopped",
  "factor.enrolled": "Second step set up",
  "factor.verified": "Second step switched on",
  "factor.unenrolled": "Second step removed",
  "factor.recovery_codes_generated": "Recovery codes made",
  "factor.recovery_codes_regenerated": "New recovery codes made",
  "factor.recovery_code_used": "Recovery code used",
  "passkey.renamed": "Passkey renamed",
  "passkey.registered": "Passkey added",
  "passkey.deleted": "Passkey removed",
  "identity.linked": "Another way to sign in linked",
  "identity.unlinked": "A way to sign in unlinked",
};

/** An event in words; one without words of its own is named as the audit trail names it. */
export function describeEvent({ act, outcome }: Pick<SecurityEvent, "act" | "outcome">): string {
  const sentence = sentences[act] ?? act.replace(".", ": ").replaceAll("_", " ");
  return outcome === "ok" ? sentence : `${sentence} (${outcome === "denied" ? "refused" : "failed"})`;
}
