import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/index.ts";
import { createFolder, deleteFolder, orderFolders, renameFolder, restoreFolder } from "./change-folders.ts";
import { deleteConversations, fileConversations, restoreConversations } from "./file-conversations.ts";
import { folderAccess } from "./folder.access.ts";
import { type FolderRow, listFolders } from "./folder.repository.ts";

export function filingRoutes(app: App): void {
  app.route(contract.listFoldersRoute, async (ctx) => {
    const rows = await query(ctx, ({ db }) => listFolders(db, contract.mostFolders));
    return { items: rows.map((row) => present(ctx, row)) };
  });
  app.route(contract.createFolderRoute, async (ctx, { body }) => present(ctx, await createFolder(ctx, body)));
  app.route(contract.renameFolderRoute, async (ctx, { params, body }) =>
    present(ctx, await renameFolder(ctx, { ...params, ...body })),
  );
  app.route(contract.deleteFolderRoute, async (ctx, { params }) => {
    await deleteFolder(ctx, params);
    return undefined;
  });
  app.route(contract.restoreFolderRoute, async (ctx, { params }) =>
    present(ctx, await restoreFolder(ctx, params)),
  );
  app.route(contract.orderFoldersRoute, async (ctx, { body }) => {
    await orderFolders(ctx, body);
    return undefined;
  });
  app.route(contract.fileConversationsRoute, async (ctx, { body }) => {
    await fileConversations(ctx, body);
    return undefined;
  });
  app.route(contract.deleteConversationsRoute, async (ctx, { body }) => {
    await deleteConversations(ctx, body);
    return undefined;
  });
  app.route(contract.restoreConversationsRoute, async (ctx, { body }) => {
    await restoreConversations(ctx, body);
    return undefined;
  });
}

/** Only one's own folders are found. */
function abilitiesOfOwner(ctx: Ctx): contract.Folder["abilities"] {
  const caller = { ...callerOf(ctx), isPart: false };
  return { rename: admits(folderAccess.rename, caller), delete: admits(folderAccess.delete, caller) };
}

function present(ctx: Ctx, row: FolderRow): contract.Folder {
  return { id: row.id, name: row.name, abilities: abilitiesOfOwner(ctx) };
}
