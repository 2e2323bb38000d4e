import type { ErasableTable } from "#platform/server/erasure/erasable-table.ts";

/**
 * Identity and credentials of a person. Deletion of the user row cascades to them. They are listed for
 * anonymized users, whose row stays.
 */
export const authErasable: ErasableTable[] = [
  { table: "auth.identities", columns: ["user_id"], isNaming: true },
  { table: "auth.mfa_factors", columns: ["user_id"], isNaming: true },
  { table: "auth.webauthn_credentials", columns: ["user_id"], isNaming: true },
  { table: "auth.webauthn_challenges", columns: ["user_id"], isNaming: true },
  { table: "auth.known_devices", columns: ["user_id"], isNaming: true },
  { table: "auth.one_time_tokens", columns: ["user_id"], isNaming: true },
  { table: "auth.flow_states", columns: ["user_id", "linking_user_id"], isNaming: true },
  { table: "auth.account_closures", columns: ["user_id"], isNaming: true },
  { table: "auth.former_contacts", columns: ["user_id"], isNaming: true },
];
