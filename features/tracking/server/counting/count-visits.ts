import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { analyticsAccess } from "../tracking.access.ts";
import { noteCounted, waitForTurn } from "./counting.repository.ts";
import { countSomeEvents } from "./events.repository.ts";
import { countSomeSessions } from "./sessions.repository.ts";
import { countSomeSteps } from "./steps.repository.ts";

const atOnce = 50_000;

interface Batch {
  /** Id of the last counted row, so that the search need not start over. */
  after?: string | undefined;
  limit: number;
}

/** Adds a batch of waiting sessions to the counts. They stop waiting with the commit. */
export const countSessions = command(
  "analytics.count_sessions",
  analyticsAccess.count_sessions,
  async (ctx, { after, limit }: Batch) => {
    await waitForTurn(ctx.db);
    return countSomeSessions(ctx.db, after, limit);
  },
);

/** The same for events. */
export const countEvents = command(
  "analytics.count_events",
  analyticsAccess.count_events,
  async (ctx, { after, limit }: Batch) => {
    await waitForTurn(ctx.db);
    return countSomeEvents(ctx.db, after, limit);
  },
);

/** The same for steps towards a trial that the server recorded. */
export const countSteps = command(
  "analytics.count_steps",
  analyticsAccess.count_steps,
  async (ctx, { after, limit }: Batch) => {
    await waitForTurn(ctx.db);
    return countSomeSteps(ctx.db, after, limit);
  },
);

/** Records until when everything is counted. */
export const noteAllCounted = command(
  "analytics.note_counted",
  analyticsAccess.note_counted,
  async (ctx, { at }: { at: Date }): Promise<void> => {
    await noteCounted(ctx.db, at);
  },
);

/** Counts everything that waits. Safe to kill at any moment and to run concurrently. */
export async function countAll(ctx: Ctx, limit = atOnce): Promise<void> {
  const startedAt = ctx.now();
  for (const count of [countSessions, countEvents, countSteps]) {
    let after: string | undefined;
    for (;;) {
      const { counted, last } = await count(ctx, { after, limit });
      if (counted < limit) break;
      after = last ?? undefined;
    }
  }
  await noteAllCounted(ctx, { at: startedAt });
}

/** Updates the counts every minute. */
export const countVisits = defineJob({
  name: "analytics.count_visits",
  payload: z.object({}),
  schedule: "* * * * *",
  perform: (ctx) => countAll(ctx),
});
