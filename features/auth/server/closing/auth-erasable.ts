import type { ErasableTable } from "#platform/server/erasure/erasable-table.ts";

/**
 * What says who a person is and how they come in. When an account goes for good it goes with the row; where the row stays,
 * it is erased by itself.
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
