import { editor, type ObjectNoun, viewer } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { findRelation } from "#platform/server/access/grant.repository.ts";
import { agent, guest, person, system } from "#platform/server/access/who.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { knowledgeErrors } from "../../contract/index.ts";
import { type DocumentRow, findDocument, lockDocument } from "./document.repository.ts";

const documentNoun: ObjectNoun<DocumentRow> = {
  noun: "document",
  find: ({ db }, id) => findDocument(db, id),
  ownerOf: ({ owner_id }) => owner_id,
  idOf: ({ id }) => id,
  missing: () => fail(knowledgeErrors, "document.not_found"),
  relationOf: ({ db }, { collection_id }) => findRelation(db, "collection", collection_id),
};

/** Who may do what to a document: whoever may do it in its collection. */
export const documentAccess = defineObjectAccess(documentNoun, {
  read: viewer(person, guest, agent),
  change: editor(person),
  delete: editor(person),
  read_again: editor(person),
  /** The steps of asking addresses and reading contents, by jobs. */
  index: [system],
});

/** The document, locked. One that the caller may only read is returned unlocked, and the rule then refuses. */
export async function lockSeenDocument(ctx: Ctx, { id }: { id: string }): Promise<DocumentRow | undefined> {
  return (await lockDocument(ctx.db, id)) ?? (await findDocument(ctx.db, id));
}
