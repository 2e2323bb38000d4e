import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part, system } from "#platform/server/access/who.ts";

/**
 * Who may create, change and delete users. Where nobody is signed in yet, or a mailbox was proved just now, the
 * auth service acts as the system. A signed-in person acts as themself, on their own user only.
 */
export const userAccess = defineAccess("user", {
  // People without an account.
  sign_up: [system],
  repeat_sign_up: [system],
  sign_up_anonymously: [system],
  open_account: [part],
  open_proved_account: [part],
  open_own_account: [part],
  open_visitor: [part],
  seed: [system],

  // Addresses, numbers and their proofs.
  request_recovery: [system],
  request_magic_link: [system],
  request_text_code: [system],
  resend_proof: [system],
  verify: [part],
  prove_held_address: [part],
  confirm: [part],
  contest_address: [system],
  detach_contact: [part],
  void_unproved_holder: [part],
  change_email: [part],
  change_phone: [part],

  // The user of an access token changes themselves.
  request_reauthentication: elevated(account),
  check_reauthentication: elevated(account),
  update: elevated(account),
  set_avatar: elevated(account),
  cancel_email_change: elevated(account),

  // Programs with the secret key, and the command line of the installation.
  create: [system],
  manage: [system],
  invite: [system],
  generate_link: [system],
  delete: [system, part],
  reset_password: [system],
  remove_second_step: [system],

  // Identity providers and directories of companies.
  sign_in_with_sso: [part],
  provision: [part],
  provision_sso: [part],
  follow_directory: [part],
  release_from_directory: [part],

  // Jobs.
  delete_anonymous: [system],
  erase: [system],
});
