import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { logErrors } from "../../../contract/index.ts";
import { logQueryAccess } from "./log-query.access.ts";
import { deleteLogQuery } from "./log-query.repository.ts";

export const deleteSavedQuery = command(
  "log_query.delete",
  logQueryAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await deleteLogQuery(ctx.db, id))) fail(logErrors, "log_query.not_found");
    await ctx.audit({ act: "log_query.deleted", target: [{ type: "log_query", id }] });
  },
);
