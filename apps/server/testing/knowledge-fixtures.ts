import {
  changeCollection,
  createCollection,
  deleteCollection,
} from "#features/knowledge/server/change-collection.ts";
import { chooseCollections } from "#features/knowledge/server/in-runs/choose-collections.ts";
import { transferCollections } from "#features/knowledge/server/leaving/transfer-collections.ts";
import { storeNewVectors } from "#features/knowledge/server/vectors/make-vectors.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function created({ newPerson }: CommandWorld) {
  const person = await newPerson();
  const { id } = await createCollection(person.ctx, { name: "Handbook", description: "" });
  return { ...person, id };
}

/** Commands on collections and their documents. */
export const knowledgeFixtures: Record<string, CommandFixture> = {
  "collection.create": { act: "collection.created", perform: created },
  "collection.change": {
    act: "collection.changed",
    async perform(world) {
      const { ctx, id } = await created(world);
      const change = { id, name: "Rules" };
      await changeCollection(ctx, change);
    },
  },
  "conversation.choose_collections": {
    act: "conversation.collections_chosen",
    async perform(world) {
      const { ctx, id, actor } = await created(world);
      const conversationId = newId();
      await world.look(
        "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Any')",
        [...[actor.workspaceId, conversationId, actor.userId]],
      );
      await chooseCollections(ctx, { conversationId, collectionIds: [id], dropsHidden: false });
    },
  },
  "collection.delete": {
    act: "collection.deleted",
    async perform(world) {
      const { ctx, id } = await created(world);
      await deleteCollection(ctx, { id });
    },
  },
  "collection.store_vectors": {
    act: null,
    async perform({ system }) {
      const collection = { workspace_id: newId(), id: newId(), user_id: newId() };
      await storeNewVectors(system, { collection, modelId: newId(), vectors: [] });
    },
  },
  "collection.transfer": {
    act: "collection.transferred",
    async perform(world) {
      const { ctx, actor, id } = await created(world);
      const admin = await world.newPerson();
      await shareObject(ctx, {
        ...{ object: { noun: "collection", id }, subject: "workspace", relation: "viewer" },
      });
      await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'admin')", [
        ...[actor.workspaceId, admin.actor.userId],
      ]);
      await world.look("delete from memberships where user_id = $1 and workspace_id = $2", [
        ...[actor.userId, actor.workspaceId],
      ]);
      await transferCollections(world.system, undefined);
    },
  },
};
