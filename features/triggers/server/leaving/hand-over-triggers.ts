import type { HandOver } from "#platform/server/hand-over.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { keepSchedule } from "../keep-schedule.ts";
import { countTriggers, giveTriggers, listGoneOfTriggers } from "./leaving.repository.ts";

/** What starts runs acts with its person's rights, so it waits until the successor turns it on. */
export const handOverTriggers: HandOver = {
  kind: "triggers",
  path: "/agents/triggers",
  count: ({ db }, leaver) => countTriggers(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfTriggers(db, workspaceId),
  async give(ctx, leaver) {
    const triggers = await giveTriggers(ctx.db, leaver, ctx.now());
    for (const trigger of triggers) {
      await keepSchedule(ctx, trigger);
      await emitTrigger(ctx, trigger);
    }
    return triggers.length;
  },
};
