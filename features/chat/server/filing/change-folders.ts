import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { chatErrors, mostFolders, undoMinutes } from "../../contract/index.ts";
import { folderAccess } from "./folder.access.ts";
import {
  type FolderRow,
  findFolder,
  hideFolder,
  insertFolder,
  lockFolder,
  showFolder,
  updateFolderName,
  updateFolderPlaces,
} from "./folder.repository.ts";

const target = (id: string) => [{ type: "folder", id }];

/** Creates a folder below the others. Throws `folder.too_many`. */
export const createFolder = command(
  "folder.create",
  folderAccess.create,
  async (ctx: Ctx, { name }: { name: string }): Promise<FolderRow> => {
    const made = await insertFolder(ctx.db, { id: newId(), name }, mostFolders);
    if (!made) fail(chatErrors, "folder.too_many");
    await ctx.audit({ act: "folder.created", target: target(made.id), sealed: { name } });
    return made;
  },
);

/** Throws `folder.not_found` for a folder that is not the caller's. */
export const renameFolder = command(
  "folder.rename",
  folderAccess.rename,
  async (ctx: Ctx, { id, name }: { id: string; name: string }): Promise<FolderRow> => {
    const before = await requireFolder(ctx, id);
    const renamed = await updateFolderName(ctx.db, id, name);
    const sealed = { before: before.name, after: name };
    await ctx.audit({ act: "folder.renamed", target: target(id), sealed });
    return renamed ?? before;
  },
);

/** Deletes a folder. Its conversations return to the list. Throws `folder.not_found`. */
export const deleteFolder = command(
  "folder.delete",
  folderAccess.delete,
  async (ctx: Ctx, { id }: { id: string }): Promise<void> => {
    await requireFolder(ctx, id);
    await hideFolder(ctx.db, id, ctx.now());
    await ctx.audit({ act: "folder.deleted", target: target(id) });
  },
);

/**
 * Restores a folder within the undo period, with what was in it and was not filed elsewhere since. Idempotent. Throws
 * `folder.not_found`, `folder.undo_over` and `folder.too_many`.
 */
export const restoreFolder = command(
  "folder.restore",
  folderAccess.restore,
  async (ctx: Ctx, { id }: { id: string }): Promise<FolderRow> => {
    const folder = (await lockFolder(ctx.db, id)) ?? fail(chatErrors, "folder.not_found");
    if (!folder.deleted_at) return folder;
    if (ctx.now().getTime() - folder.deleted_at.getTime() > undoMinutes * 60_000) {
      fail(chatErrors, "folder.undo_over");
    }
    if (!(await showFolder(ctx.db, id, mostFolders))) fail(chatErrors, "folder.too_many");
    await ctx.audit({ act: "folder.restored", target: target(id) });
    return { ...folder, deleted_at: null };
  },
);

/** Puts the caller's folders in the order of `ids`. Folders that it leaves out keep their place. */
export const orderFolders = command(
  "folder.order",
  folderAccess.order,
  async (ctx, { ids }: { ids: string[] }) => {
    await updateFolderPlaces(ctx.db, ids);
    await ctx.audit({
      act: "folder.ordered",
      target: ids.slice(0, 1).flatMap(target),
      facts: { folders: ids.length },
    });
  },
);

async function requireFolder({ db }: Ctx, id: string): Promise<FolderRow> {
  return (await findFolder(db, id)) ?? fail(chatErrors, "folder.not_found");
}
