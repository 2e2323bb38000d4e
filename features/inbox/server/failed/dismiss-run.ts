import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { inboxErrors } from "../../contract/index.ts";
import { inboxAccess } from "../inbox.access.ts";
import { insertDismissedRun, isOwnFailedRun } from "./dismissed-run.repository.ts";

/** Takes a failed run out of its person's inbox. Idempotent. */
export const dismissRun = command(
  "run.dismiss",
  inboxAccess.dismiss_run,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await isOwnFailedRun(ctx.db, id))) fail(inboxErrors, "failed_run.not_found");
    if (!(await insertDismissedRun(ctx.db, id, ctx.now()))) return;
    const { workspaceId, userId } = userOf(ctx);
    await Promise.all([
      ctx.audit({ act: "run.dismissed", target: [{ type: "run", id }], runId: id }),
      ctx.emit({ name: "inbox.changed", workspaceId, userId, data: { runId: id } }),
    ]);
  },
);
