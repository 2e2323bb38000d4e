import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { agent, person, system } from "#platform/server/access/who.ts";

/** Who may do what to a mail. Drafts and mails are their person's alone, by row-level security. */
export const mailAccess = defineAccess("mail", {
  draft: [person, agent],
  change_draft: [person],
  delete_draft: [person, agent],
  send: [person, agent],
  send_draft: [person],
  send_again: [person],
  withdraw: [person, agent],
  /** Whether the caller's own address is verified. */
  read_sender: elevated(person, agent),
  /** Which addresses belong to members, and which ones the workspace has written to. */
  check_recipients: elevated(person, agent),
  /** The steps of sending, by a job. */
  release: [system],
});
