import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type Filing, mostPinned } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { deleteConversation } from "../delete-conversation.ts";
import { emitToOneself } from "../emit-conversation.ts";
import { restoreConversation } from "../restore-conversation.ts";
import { countPinned, storeFiling } from "./filing.repository.ts";
import { findFolder } from "./folder.repository.ts";

/** Pins, archives, moves or lists a conversation for the caller. Others who read it see no difference. */
export const fileConversation = command(
  "conversation.file",
  conversationAccess.file,
  async (ctx, { id, filing }: { id: string; filing: Filing }): Promise<void> => {
    await storeFiling(ctx.db, id, filing);
    await ctx.audit({
      act: "conversation.filed",
      target: [{ type: "conversation", id }],
      conversationId: id,
      facts: { state: filing.state },
    });
    await emitToOneself(ctx, id);
  },
);

/** Files several conversations, or none. Throws `folder.not_found` and `conversation.too_many_pinned`. */
export const fileConversations = command(
  "conversation.file_all",
  conversationAccess.change_all,
  async (ctx, { ids, filing }: { ids: readonly string[]; filing: Filing }): Promise<void> => {
    if (filing.state === "in_folder" && !(await findFolder(ctx.db, filing.folderId))) {
      fail(chatErrors, "folder.not_found");
    }
    for (const id of new Set(ids)) await fileConversation(ctx, { id, filing });
    if (filing.state === "pinned" && (await countPinned(ctx.db)) > mostPinned) {
      fail(chatErrors, "conversation.too_many_pinned");
    }
  },
);

/** Deletes several conversations, or none. */
export const deleteConversations = command(
  "conversation.delete_all",
  conversationAccess.change_all,
  async (ctx, { ids }: { ids: readonly string[] }): Promise<void> => {
    for (const id of new Set(ids)) await deleteConversation(ctx, { id });
  },
);

/** Restores several conversations, or none. */
export const restoreConversations = command(
  "conversation.restore_all",
  conversationAccess.change_all,
  async (ctx, { ids }: { ids: readonly string[] }): Promise<void> => {
    for (const id of new Set(ids)) await restoreConversation(ctx, { id });
  },
);
