import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { logErrors, mostSavedQueries, type SavedFilter, type SavedQuery } from "../../../contract/index.ts";
import { logQueryAccess } from "./log-query.access.ts";
import { insertLogQuery } from "./log-query.repository.ts";

/** Keeps filters of the log under a name. */
export const createLogQuery = command(
  "log_query.create",
  logQueryAccess.create,
  async (ctx, { name, filter }: { name: string; filter: SavedFilter }): Promise<SavedQuery> => {
    const id = newId();
    const limits = { now: ctx.now(), most: mostSavedQueries };
    const row = await insertLogQuery(ctx.db, { id, name, filter }, limits);
    if (!row) fail(logErrors, "log_query.too_many");
    await ctx.audit({ act: "log_query.created", target: [{ type: "log_query", id }], sealed: { name } });
    return row;
  },
);
