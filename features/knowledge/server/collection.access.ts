import { editor, type ObjectNoun, ownerOnly, viewer } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { agent, guest, person, system } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { knowledgeErrors } from "../contract/index.ts";
import { type CollectionRow, findCollection } from "./collection.repository.ts";

const collectionNoun: ObjectNoun<CollectionRow> = {
  noun: "collection",
  find: ({ db }, id) => findCollection(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(knowledgeErrors, "collection.not_found"),
};

/** Who may do what to a collection: its owner, and people it is shared with. Its documents have the same readers. */
export const collectionAccess = defineObjectAccess(collectionNoun, {
  create: [person],
  list: [person, guest, agent],
  read: viewer(person, guest, agent),
  /** Search it, and open its passages. */
  search: viewer(person, guest, agent),
  change: editor(person),
  /** Add, replace, move and delete documents. */
  edit_documents: editor(person),
  delete: ownerOnly(person),
  share: ownerOnly(person),
  see_access: ownerOnly(person),
  /** Give what a team reads to an admin, because its owner is gone. */
  transfer: [system],
  /** The steps of reading documents, by jobs. */
  index: [system],
});
