import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createCollection } from "../change-collection.ts";
import { collectionAccess } from "../collection.access.ts";
import type { DocumentKey } from "../index-passages/passage.repository.ts";
import { type NewPassage, restorePassages, storePassages } from "../index-passages/store-passages.ts";

const store = command(
  "staged_document.store",
  collectionAccess.index,
  async (ctx, { passages, ...document }: DocumentKey & { passages: readonly NewPassage[] | "as stored" }) => {
    if (passages === "as stored") await restorePassages(ctx.db, document);
    else await storePassages(ctx.db, document, passages);
    await ctx.audit({
      act: "document.indexed",
      workspaceId: document.workspaceId,
      target: [{ type: "document", id: document.documentId }],
    });
  },
);

/** A person with a workspace, who owns the collections that are staged. */
export async function stagePerson(server: TestServer, facts: Partial<UserActor> = {}): Promise<UserActor> {
  const person = createUserActor(facts);
  await storePerson(server, person);
  return person;
}

export async function stageCollection(server: TestServer, owner: UserActor, name = "Handbook") {
  const { id } = await createCollection(server.as(owner), { name, description: "" });
  const keyOf = (documentId: string): DocumentKey => ({
    workspaceId: owner.workspaceId,
    collectionId: id,
    documentId,
  });
  return {
    id,
    /** Adds a document with passages: texts, or places with texts. Returns its id. */
    async add(title: string, passages: readonly (string | NewPassage)[], folder = ""): Promise<string> {
      const documentId = newId();
      await server.look(
        `insert into documents (workspace_id, id, collection_id, folder, title, source, state)
         values ($1, $2, $3, $4, $5, 'text', 'ready')`,
        [owner.workspaceId, documentId, id, folder, title],
      );
      await this.replace(documentId, passages);
      return documentId;
    },
    async replace(documentId: string, passages: readonly (string | NewPassage)[]): Promise<void> {
      const placed = passages.map((one) => (typeof one === "string" ? { place: "p. 1", text: one } : one));
      await store(server.system, { ...keyOf(documentId), passages: placed });
    },
    /** After its title or folder changed. */
    restore: (documentId: string) =>
      store(server.system, { ...keyOf(documentId), passages: "as stored" as const }),
  };
}
