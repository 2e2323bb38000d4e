import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { logErrors, type SavedQuery } from "../../../contract/index.ts";
import { logQueryAccess } from "./log-query.access.ts";
import { renameLogQuery } from "./log-query.repository.ts";

export const renameSavedQuery = command(
  "log_query.rename",
  logQueryAccess.rename,
  async (ctx, { id, name }: { id: string; name: string }): Promise<SavedQuery> => {
    const row = (await renameLogQuery(ctx.db, id, name)) ?? fail(logErrors, "log_query.not_found");
    await ctx.audit({ act: "log_query.renamed", target: [{ type: "log_query", id }], sealed: { name } });
    return row;
  },
);
