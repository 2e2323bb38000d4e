import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { browserErrors } from "../../contract/index.ts";
import { browserAccess } from "./session.access.ts";
import {
  countOpen,
  endSessionRow,
  type SessionKey,
  type SessionRow,
  upsertSession,
} from "./session.repository.ts";

interface NewSession {
  runId: string;
  conversationId: string | null;
  /** Sessions that the workspace may have at once. */
  most: number;
}

/** Notes the browser of a run on this server. Throws `browser.too_many`. */
export const openSession = command(
  "browser.open",
  browserAccess.open,
  async (ctx, { runId, conversationId, most }: NewSession): Promise<void> => {
    const { workspaceId, userId } = userOf(ctx);
    if ((await countOpen(ctx.db, { workspaceId, runId })) >= most) fail(browserErrors, "browser.too_many");
    await upsertSession(ctx.db, { workspaceId, runId, userId, conversationId, nodeId: ctx.services.nodeId });
    await ctx.audit({ act: "browser.opened", target: [{ type: "run", id: runId }] });
  },
);

interface End extends SessionKey {
  because: NonNullable<SessionRow["ended_because"]>;
}

/** Notes the end of a session. Idempotent. */
export const endSession = command(
  "browser.end",
  browserAccess.end,
  async (ctx, { workspaceId, runId, because }: End): Promise<void> => {
    if (!(await endSessionRow(ctx.db, { workspaceId, runId }, because))) return;
    await ctx.audit({
      act: "browser.ended",
      workspaceId,
      target: [{ type: "run", id: runId }],
      facts: { because },
    });
  },
);
