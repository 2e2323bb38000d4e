interface ProtocolAction {
  action: string;
  type: string;
}

/** Acts of the audit trail with a name of their own in the auth protocol. */
const known: Readonly<Record<string, ProtocolAction>> = {
  "user.signed_up": { action: "user_signedup", type: "team" },
  "user.created": { action: "user_signedup", type: "team" },
  "user.invited": { action: "user_invited", type: "team" },
  "user.deleted": { action: "user_deleted", type: "team" },
  "user.sign_up_repeated": { action: "user_repeated_signup", type: "user" },
  "user.managed": { action: "user_modified", type: "user" },
  "user.profile_updated": { action: "user_modified", type: "user" },
  "user.email_changed": { action: "user_modified", type: "user" },
  "user.phone_changed": { action: "user_modified", type: "user" },
  "user.password_changed": { action: "user_updated_password", type: "user" },
  "user.password_reset": { action: "user_updated_password", type: "user" },
  "user.recovery_requested": { action: "user_recovery_requested", type: "user" },
  "user.reauthentication_requested": { action: "user_reauthenticate_requested", type: "user" },
  "user.confirmation_requested": { action: "user_confirmation_requested", type: "user" },
  "user.proof_resent": { action: "user_confirmation_requested", type: "user" },
  "session.started": { action: "login", type: "account" },
  "session.ended": { action: "logout", type: "account" },
  "session.refreshed": { action: "token_refreshed", type: "token" },
  "session.refresh_token_reused": { action: "token_revoked", type: "token" },
  "factor.enrolled": { action: "factor_in_progress", type: "factor" },
  "factor.challenged": { action: "challenge_created", type: "factor" },
  "factor.verified": { action: "verification_attempted", type: "factor" },
  "factor.verification_failed": { action: "verification_attempted", type: "factor" },
  "factor.updated": { action: "factor_updated", type: "factor" },
  "factor.abandoned": { action: "factor_unenrolled", type: "factor" },
  "factor.unenrolled": { action: "factor_unenrolled", type: "factor" },
  "factor.recovery_codes_generated": { action: "generate_recovery_codes", type: "recovery_codes" },
  "factor.recovery_codes_regenerated": { action: "generate_recovery_codes", type: "recovery_codes" },
};

/** Nouns of acts about accounts. The auth service's list shows no others. */
export const accountNouns = [
  "user",
  "account",
  "session",
  "factor",
  "passkey",
  "identity",
  "sso_provider",
] as const;

const types: Readonly<Record<string, string>> = { session: "account", factor: "factor" };

/** Name of an act in the auth protocol, or our own. */
export function protocolActionOf(act: string): ProtocolAction {
  const [noun = ""] = act.split(".");
  return known[act] ?? { action: act.replace(".", "_"), type: types[noun] ?? "user" };
}

/** Acts to search for: those in `acts`, and all acts of `nouns` without a protocol name. */
export interface ActFilter {
  acts: readonly string[];
  nouns: readonly string[];
}

/** All acts with a protocol name. */
export const knownActs: readonly string[] = Object.keys(known);

export const allAccountActs: ActFilter = { acts: knownActs, nouns: accountNouns };

/** The acts behind a protocol name. */
export function actsOfAction(action: string): ActFilter {
  const ofOurs = accountNouns
    .filter((noun) => action.startsWith(`${noun}_`))
    .map((noun) => `${noun}.${action.slice(noun.length + 1)}`)
    .filter((act) => !known[act]);
  return { acts: [...knownActs.filter((act) => known[act]?.action === action), ...ofOurs], nouns: [] };
}

/** The acts of a protocol type, such as account, user or factor. */
export function actsOfType(type: string): ActFilter {
  return {
    acts: knownActs.filter((act) => known[act]?.type === type),
    nouns: accountNouns.filter((noun) => (types[noun] ?? "user") === type),
  };
}
