import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { fileErrors } from "../contract/index.ts";
import { fileAccess } from "./file.access.ts";
import { deleteRow, isHeld, lockOwnFile } from "./file.repository.ts";

/** Deletes a file that no message holds. Its bytes go with the next tidying. Throws `file.in_use`. */
export const deleteFile = command(
  "file.delete",
  fileAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    // Locked first, so that a message which takes it meanwhile is seen.
    if (!(await lockOwnFile(ctx.db, id))) fail(fileErrors, "file.not_found");
    if (await isHeld(ctx.db, id)) fail(fileErrors, "file.in_use");
    await requireNoHold(ctx, { kind: "file", workspaceId: userOf(ctx).workspaceId, id });
    await deleteRow(ctx.db, id);
    await ctx.audit({ act: "file.deleted", target: [{ type: "file", id }] });
  },
);
