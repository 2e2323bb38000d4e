import {
  createFolder,
  deleteFolder,
  orderFolders,
  renameFolder,
  restoreFolder,
} from "#features/chat/server/filing/change-folders.ts";
import {
  deleteConversations,
  fileConversation,
  fileConversations,
  restoreConversations,
} from "#features/chat/server/filing/file-conversations.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function withFolder({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  return { ctx, folder: await createFolder(ctx, { name: "Clients" }) };
}

async function withConversation({ answered }: CommandWorld) {
  const { person, conversationId } = await answered();
  return { ctx: person.ctx, id: conversationId, ids: [conversationId] };
}

/** Commands on where conversations are kept. */
export const filingFixtures: Record<string, CommandFixture> = {
  "folder.create": { act: "folder.created", perform: withFolder },
  "folder.rename": {
    act: "folder.renamed",
    async perform(world) {
      const { ctx, folder } = await withFolder(world);
      await renameFolder(ctx, { id: folder.id, name: "Others" });
    },
  },
  "folder.delete": {
    act: "folder.deleted",
    async perform(world) {
      const { ctx, folder } = await withFolder(world);
      await deleteFolder(ctx, { id: folder.id });
    },
  },
  "folder.restore": {
    act: "folder.restored",
    async perform(world) {
      const { ctx, folder } = await withFolder(world);
      await deleteFolder(ctx, { id: folder.id });
      await restoreFolder(ctx, { id: folder.id });
    },
  },
  "folder.order": {
    act: "folder.ordered",
    async perform(world) {
      const { ctx, folder } = await withFolder(world);
      await orderFolders(ctx, { ids: [folder.id] });
    },
  },
  "conversation.file": {
    act: "conversation.filed",
    async perform(world) {
      const { ctx, id } = await withConversation(world);
      await fileConversation(ctx, { id, filing: { state: "pinned" } });
    },
  },
  "conversation.file_all": {
    act: "conversation.filed",
    async perform(world) {
      const { ctx, ids } = await withConversation(world);
      await fileConversations(ctx, { ids, filing: { state: "archived" } });
    },
  },
  "conversation.delete_all": {
    act: "conversation.deleted",
    async perform(world) {
      const { ctx, ids } = await withConversation(world);
      await deleteConversations(ctx, { ids });
    },
  },
  "conversation.restore_all": {
    act: "conversation.restored",
    async perform(world) {
      const { ctx, ids } = await withConversation(world);
      await deleteConversations(ctx, { ids });
      await restoreConversations(ctx, { ids });
    },
  },
};
