import type { Retention } from "#platform/server/retention/retention.ts";

const day = { days: 1 };
const proofs = "user.old_proofs_deleted";
const saml = "session.old_saml_deleted";

/** Rows that expired or were never proved. Sessions and their tokens have retention rules of their own. */
export const authRetention: Retention[] = [
  { table: "auth.mfa_challenges", column: "created_at", keepFor: day },
  { table: "auth.webauthn_challenges", column: "expires_at", keepFor: day },
  {
    ...{ table: "auth.mfa_factors", column: "created_at", keepFor: day, where: { status: "unverified" } },
    audit: { act: "factor.expired_deleted", fact: "factors" },
  },
  { table: "auth.message_gaps", column: "taken_at", keepFor: day },
  { table: "auth.flow_states", column: "created_at", keepFor: day, audit: { act: proofs, fact: "flows" } },
  {
    table: "auth.one_time_tokens",
    column: "created_at",
    keepFor: day,
    audit: { act: proofs, fact: "proofs" },
  },
  // Unanswered requests, and assertions old enough that the age check refuses a replay.
  {
    table: "auth.saml_relay_states",
    column: "created_at",
    keepFor: day,
    audit: { act: saml, fact: "requests" },
  },
  {
    ...{ table: "auth.used_saml_assertions", column: "expires_at", keepFor: day },
    audit: { act: saml, fact: "assertions" },
  },
];
