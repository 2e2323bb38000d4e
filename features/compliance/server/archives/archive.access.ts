import { type AccessRule, elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, system, workspaceAdmin } from "#platform/server/access/who.ts";
import type { ArchiveRow } from "./archive.repository.ts";

/**
 * Who may do what to an archive. It is of whoever asked alone, who must still have the right when it is written and
 * when it is downloaded. Elevated: acts about another person are recorded in that person's log too.
 */
export const archiveAccess = defineAccess("archive", {
  request_own: elevated(account),
  request_of_person: elevated(admin),
  request_of_hold: elevated(workspaceAdmin),
  list: elevated(account),
  remove: elevated(account),
  download: elevated(account),
  /** The steps of writing, by a job. */
  write: [system],
  tidy: [system],
});

/** Who may take out what this archive holds. */
export function takingRule({ kind, user_id, subject_id }: ArchiveRow): AccessRule {
  if (kind === "hold") return archiveAccess.request_of_hold;
  return user_id === subject_id ? archiveAccess.request_own : archiveAccess.request_of_person;
}
