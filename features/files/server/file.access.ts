import { type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { account, agent, agentAtWork, guest, part, person, system } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";
import { type FileRow, findFile } from "./file.repository.ts";

const file: ObjectNoun<FileRow> = {
  noun: "file",
  find: ({ db }, id) => findFile(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(fileErrors, "file.not_found"),
};

/**
 * Who may do what to a file: its owner alone. People who may read a conversation can see the files of its
 * questions, by row-level security.
 */
export const fileAccess = defineObjectAccess(file, {
  /** An agent stores what it writes. */
  upload: [person, guest, agent],
  /** One's own. */
  list: [account],
  delete: ownerOnly(person, guest),
  /** Putting what an agent wrote under its answer. */
  write: [agentAtWork],
  take_back: [person, guest, agent],
  /** Putting it under one's own message. */
  attach: [part],
  /** The steps of reading, by a job. */
  read: [system],
  tidy: [system],
});
