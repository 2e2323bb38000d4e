import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { syncSchedule } from "../sync-schedule.ts";
import { countTriggers, listGoneOfTriggers, transferTriggers } from "./offboarding.repository.ts";

/** What starts runs acts with its person's rights, so it waits until the successor turns it on. */
export const offboardTriggers: OwnershipTransfer = {
  kind: "triggers",
  path: "/agents/triggers",
  count: ({ db }, leaver) => countTriggers(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfTriggers(db, workspaceId),
  async transfer(ctx, leaver) {
    const triggers = await transferTriggers(ctx.db, leaver, ctx.now());
    for (const trigger of triggers) {
      await syncSchedule(ctx, trigger);
      await emitTrigger(ctx, trigger);
    }
    return triggers.length;
  },
};
