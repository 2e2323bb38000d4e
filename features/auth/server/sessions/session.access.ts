import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { part, person, system } from "#platform/server/access/who.ts";

/**
 * Who may begin, go on with and end a session. Nobody is somebody before a session begins, so the protocol of accounts
 * does it as the product itself, once it has seen a password, a proof, a key or the answer of a provider.
 */
export const sessionAccess = defineAccess("session", {
  // What begins one.
  start: [system],
  start_with_profile: [system],
  start_with_proof: [system],
  open_proof_link: [system],
  begin_oauth: [system],
  take_oauth_flow: [system],
  finish_oauth: [system],
  begin_oidc: [system],
  finish_oidc: [system],
  begin_saml: [system],
  use_saml_relay_state: [system],
  finish_saml: [system],
  issue_auth_code: [part],
  exchange_auth_code: [system],
  record_failed_sign_in: [system],
  record_refused_sso: [system],

  // What goes on with one, by its refresh token.
  refresh: [system],

  // What ends them. People see and end their own; the tables of accounts are open to the product alone.
  list_own: elevated(person),
  end_own: elevated(person),
  end: [system, part],
  end_others: [system, part],
  delete_ended: [system],
});
