import { command } from "#platform/server/command.ts";
import { archiveAccess } from "./archive.access.ts";
import { deleteArchive } from "./archive.repository.ts";
import { auditArchive } from "./audit-archive.ts";
import { seeArchive } from "./see-archive.ts";

/** Cancels an archive, or removes it with its file, whose bytes go with the next tidying. */
export const removeArchive = command(
  "archive.remove",
  archiveAccess.remove,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeArchive(ctx, id);
    await deleteArchive(ctx.db, row);
    await auditArchive(ctx, row, "archive.removed", { state: row.state });
  },
);
