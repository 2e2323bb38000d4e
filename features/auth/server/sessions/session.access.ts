import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part, system } from "#platform/server/access/who.ts";

/**
 * Who may start, continue and end a session. Before a session there is no person, so the auth service acts as
 * the system after it has checked a password, a proof, a key or a provider's answer.
 */
export const sessionAccess = defineAccess("session", {
  // Start.
  start: [system, part],
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

  // Continue, by refresh token or by another proof of the person.
  refresh: [system],
  renew_proof: elevated(account),

  // End. People list and end their own; only the product itself can read the account tables.
  list_own: elevated(account),
  end_own: elevated(account),
  end: [part],
  end_others: [part],
  delete_ended: [system],
});
