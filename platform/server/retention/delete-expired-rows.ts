import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import { command } from "../command.ts";
import { allowLongStatements } from "../db/allow-long-statements.ts";
import { retentionAccess } from "./retention.access.ts";
import { deleteRowsBefore } from "./retention.repository.ts";
import { oldestKept, type Retention } from "./retention.ts";
import { retentionTime } from "./retention-time.ts";

/** Deletes one batch of expired rows, with the declared audit event. Returns the number of rows. */
export const deleteExpiredRows = command(
  "retention.delete_rows",
  retentionAccess.delete_rows,
  async (ctx, { retention, limit }: { retention: Retention; limit: number }): Promise<number> => {
    await allowLongStatements(ctx.db);
    const count = await deleteRowsBefore(ctx.db, retention, {
      before: oldestKept(retention, await retentionTime(ctx)),
      limit,
    });
    const { audit } = retention;
    if (count > 0 && audit) {
      await ctx.audit({
        act: audit.act,
        workspaceId: installationWorkspaceId,
        facts: { [audit.fact]: count },
      });
    }
    return count;
  },
);
