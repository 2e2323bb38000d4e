import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { route } from "#platform/contract/route.ts";

/** Most folders of a person, and most pinned conversations. */
export const mostFolders = 100;
export const mostPinned = 50;

const tag = "conversations";

export const FolderName = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1, "Give it a name.")
  .max(60, "A name holds at most 60 characters.");

export const Folder = z
  .object({
    id: z.uuid(),
    name: z.string(),
    abilities: z.object({ rename: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: "Folder" });
export type Folder = z.infer<typeof Folder>;

export const FilingState = z.enum(["listed", "pinned", "in_folder", "archived"]);

/** Where a person keeps a conversation: in the list, pinned above it, in a folder, or archived. */
export const Filing = z.discriminatedUnion("state", [
  z.object({ state: z.literal("listed") }),
  z.object({ state: z.literal("pinned") }),
  z.object({ state: z.literal("in_folder"), folderId: z.uuid() }),
  z.object({ state: z.literal("archived") }),
]);
export type Filing = z.infer<typeof Filing>;

/** Conversations of one act: all of them, or none. */
const ids = z.array(z.uuid()).min(1).max(100);

export const listFoldersRoute = route({
  method: "GET",
  path: "/api/v1/folders",
  id: "listFolders",
  summary: "List your folders in your order, at most 100",
  ...{ tag, access: "user", isOpenToVisitors: true },
  reply: z.object({ items: z.array(Folder) }),
});

export const createFolderRoute = route({
  method: "POST",
  path: "/api/v1/folders",
  id: "createFolder",
  summary: "Create a folder for conversations",
  ...{ tag, access: "user", isOpenToVisitors: true },
  body: z.object({ name: FolderName }),
  reply: Folder,
  status: 201,
});

export const renameFolderRoute = route({
  method: "PATCH",
  path: "/api/v1/folders/:id",
  id: "renameFolder",
  summary: "Rename a folder",
  ...{ tag, access: "user", isOpenToVisitors: true },
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: FolderName }),
  reply: Folder,
});

export const deleteFolderRoute = route({
  method: "DELETE",
  path: "/api/v1/folders/:id",
  id: "deleteFolder",
  summary: "Delete a folder; its conversations return to the list, and it can be restored for 15 minutes",
  ...{ tag, access: "user", isOpenToVisitors: true },
  params: z.object({ id: z.uuid() }),
  status: 204,
});

export const restoreFolderRoute = route({
  method: "POST",
  path: "/api/v1/folders/:id/restore",
  id: "restoreFolder",
  summary: "Restore a deleted folder with what was in it",
  ...{ tag, access: "user", isOpenToVisitors: true },
  params: z.object({ id: z.uuid() }),
  reply: Folder,
});

export const orderFoldersRoute = route({
  method: "PUT",
  path: "/api/v1/folders/order",
  id: "orderFolders",
  summary: "Put your folders in this order",
  ...{ tag, access: "user", isOpenToVisitors: true },
  body: z.object({ ids: z.array(z.uuid()).max(mostFolders) }),
  status: 204,
});

export const fileConversationsRoute = route({
  method: "POST",
  path: "/api/v1/conversations/file",
  id: "fileConversations",
  summary: "Pin, archive, move to a folder, or return to the list",
  ...{ tag, access: "user", isOpenToVisitors: true },
  body: z.object({ ids, filing: Filing }),
  status: 204,
});

export const deleteConversationsRoute = route({
  method: "POST",
  path: "/api/v1/conversations/delete",
  id: "deleteConversations",
  summary: "Delete several conversations; they can be restored for 15 minutes",
  ...{ tag, access: "user", isOpenToVisitors: true },
  body: z.object({ ids }),
  status: 204,
});

export const restoreConversationsRoute = route({
  method: "POST",
  path: "/api/v1/conversations/restore",
  id: "restoreConversations",
  summary: "Restore several deleted conversations",
  ...{ tag, access: "user", isOpenToVisitors: true },
  body: z.object({ ids }),
  status: 204,
});
