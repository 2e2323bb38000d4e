import {
  changeCollection,
  createCollection,
  deleteCollection,
} from "#features/knowledge/server/change-collection.ts";
import { storeChange } from "#features/knowledge/server/documents/change-document.ts";
import { deleteDocument } from "#features/knowledge/server/documents/delete-document.ts";
import { admitDocumentContent } from "#features/knowledge/server/documents/keep-content.ts";
import { readAgain } from "#features/knowledge/server/documents/read-again.ts";
import { beginReading } from "#features/knowledge/server/documents/reading/begin-reading.ts";
import { endReading } from "#features/knowledge/server/documents/reading/end-reading.ts";
import { nameDocument } from "#features/knowledge/server/documents/reading/name-document.job.ts";
import { refreshDue, resumeReading } from "#features/knowledge/server/documents/reading/refresh-due.ts";
import {
  admitFetched,
  noteFetched,
  noteUnchanged,
} from "#features/knowledge/server/documents/reading/store-fetched.ts";
import { storeDocument } from "#features/knowledge/server/documents/store-document.ts";
import { chooseCollections } from "#features/knowledge/server/in-runs/choose-collections.ts";
import { transferCollections } from "#features/knowledge/server/offboarding/transfer-collections.ts";
import { retryFailed } from "#features/knowledge/server/progress/retry-failed.ts";
import { forgetVectors } from "#features/knowledge/server/vectors/forget-vectors.ts";
import {
  claimCollection,
  releaseCollection,
  storeNewVectors,
} from "#features/knowledge/server/vectors/make-vectors.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function created({ newPerson }: CommandWorld) {
  const person = await newPerson();
  const { id } = await createCollection(person.ctx, { name: "Handbook", description: "" });
  return { ...person, id };
}

const hourly = 1;

async function addressAdded(world: CommandWorld) {
  const { ctx, actor, id: collectionId } = await created(world);
  const id = newId();
  await storeDocument(ctx, {
    ...{ id, collectionId, title: "Page", folder: "", source: "address", integrity: "untrusted" },
    ...{ address: "https://example.org/", refreshHours: hourly },
  });
  return { ctx, collectionId, id, key: { workspaceId: actor.workspaceId, id } };
}

async function begun(world: CommandWorld) {
  const added = await addressAdded(world);
  const document = await beginReading(world.system, added.key);
  if (!document) throw new Error("It is not there.");
  const hash = newId().replaceAll("-", "").repeat(2);
  const content = { workspaceId: added.key.workspaceId, hash, sizeBytes: 1 };
  return { ...added, document, content };
}

async function failed(world: CommandWorld) {
  const { document, ...added } = await begun(world);
  await endReading(world.system, { document, outcome: { problem: "damaged" } });
  return added;
}

const inAWeek = ({ system }: CommandWorld) => new Date(system.now().getTime() + 8 * 24 * 3_600_000);
const noAnswer = { etag: null, lastModified: null };

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
  "collection.forget_vectors": {
    act: null,
    async perform({ system }) {
      await forgetVectors(system, { workspaceId: newId(), collectionIds: [], modelId: newId(), length: 8 });
    },
  },
  "collection.store_vectors": {
    act: null,
    async perform({ system }) {
      const collection = { workspace_id: newId(), id: newId(), user_id: newId() };
      await storeNewVectors(system, { collection, modelId: newId(), vectors: [] });
    },
  },
  "collection.claim_for_vectors": {
    act: null,
    async perform({ system }) {
      await claimCollection(system, { workspace_id: newId(), id: newId(), user_id: newId() });
    },
  },
  "collection.release_for_vectors": {
    act: null,
    async perform({ system }) {
      await releaseCollection(system, { workspace_id: newId(), id: newId(), user_id: newId() });
    },
  },
  "collection.retry_failed": {
    act: "collection.retried",
    async perform(world) {
      const { ctx, collectionId } = await failed(world);
      await retryFailed(ctx, { id: collectionId });
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
  "document.admit_content": {
    act: "document.content_admitted",
    async perform(world) {
      const { ctx, actor, id: collectionId } = await created(world);
      const content = { workspaceId: actor.workspaceId, hash: "d".repeat(64), sizeBytes: 1 };
      const input = { collectionId, content };
      await admitDocumentContent(ctx, input);
    },
  },
  "document.store": { act: "document.added", perform: addressAdded },
  "document.change": {
    act: "document.changed",
    async perform(world) {
      const { ctx, id } = await addressAdded(world);
      const change = { id, title: "Other" };
      await storeChange(ctx, change);
    },
  },
  "document.delete": {
    act: "document.deleted",
    async perform(world) {
      const { ctx, id } = await addressAdded(world);
      await deleteDocument(ctx, { id });
    },
  },
  "document.read_again": {
    act: "document.reading_asked",
    async perform(world) {
      const { ctx, id } = await failed(world);
      await readAgain(ctx, { id });
    },
  },
  "document.begin_reading": { act: "document.read_begun", perform: begun },
  "document.end_reading": { act: "document.failed", perform: failed },
  "document.note_unchanged": {
    act: "document.unchanged",
    async perform(world) {
      const { document } = await begun(world);
      await noteUnchanged(world.system, { document, answer: noAnswer });
    },
  },
  "document.admit_fetched": {
    act: "document.content_admitted",
    async perform(world) {
      const { document, content } = await begun(world);
      await admitFetched(world.system, { document, content });
    },
  },
  "document.store_fetched": {
    act: "document.fetched",
    async perform(world) {
      const { document, content } = await begun(world);
      const { blobs } = world.system.services;
      await blobs.put(`files/${content.workspaceId}/${content.hash}`, Buffer.from("a"), {
        contentType: "application/octet-stream",
      });
      const fetched = { ...noAnswer, content: { ...content, kind: null }, title: "Page" };
      await noteFetched(world.system, { document, fetched });
    },
  },
  "document.name": {
    act: "document.named",
    perform: async (world) => nameDocument(world.system, (await addressAdded(world)).key),
  },
  "document.refresh_due": {
    act: "document.refresh_begun",
    async perform(world) {
      await failed(world);
      await refreshDue(world.system, inAWeek(world));
    },
  },
  "document.resume_reading": {
    act: "document.read_resumed",
    async perform(world) {
      const { id } = await addressAdded(world);
      // Its job was lost.
      await world.look("delete from pgboss.job where singleton_key = $1", [id]);
      await world.look("update documents set state = 'waiting' where id = $1", [id]);
      await resumeReading(world.system, inAWeek(world));
    },
  },
};
