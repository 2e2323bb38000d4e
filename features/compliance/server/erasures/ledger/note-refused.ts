import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { erasureAccess } from "../erasure.access.ts";
import { lockLedgerRefusals, wasLedgerRefusedSince } from "./ledger.repository.ts";
import type { Refused } from "./read-ledger.ts";

const onceInMs = 86_400_000;

/** Records that the ledger has entries which nobody acts on: forged, damaged, or of another installation. Once a day. */
export const noteRefused = command(
  "erasure.note_refused",
  erasureAccess.take_up_again,
  async (ctx, { broken, foreign }: Refused): Promise<void> => {
    await lockLedgerRefusals(ctx.db);
    const since = new Date(ctx.now().getTime() - onceInMs);
    if (await wasLedgerRefusedSince(ctx.db, installationWorkspaceId, since)) return;
    await ctx.audit({
      act: "erasure.ledger_refused",
      workspaceId: installationWorkspaceId,
      outcome: "denied",
      facts: { broken, foreign },
    });
  },
);
