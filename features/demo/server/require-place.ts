import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { demoErrors } from "../contract/index.ts";
import { countDemos } from "./demo.repository.ts";

/** How often a place is taken in an hour at most: who ends demo after demo, from many addresses, makes no work without end. */
const turnsOfPlace = 3;

/** Throws `demo.busy` with the seconds to wait when no place is free. Part of beginning, which one does at a time. */
export async function requirePlace(ctx: Ctx, { atOnce }: DemoSettings): Promise<void> {
  const { count, firstEndsAt } = await countDemos(ctx.db);
  if (count >= atOnce) {
    // The job that erases those that are over comes once a minute.
    const untilMs = Math.max(0, (firstEndsAt ?? ctx.now()).getTime() - ctx.now().getTime()) + 60_000;
    failBusy(`All ${atOnce} places of the demo are taken.`, untilMs);
  }
  const anHour = turnsOfPlace * atOnce;
  const limit = { name: "demo.begin_all", burst: anHour, perMinute: anHour / 60 };
  const waitMs = await takeToken(ctx, limit, "all");
  if (waitMs > 0) failBusy("Many demos were begun within an hour.", waitMs);
}

function failBusy(why: string, waitMs: number): never {
  const minutes = Math.ceil(waitMs / 60_000);
  return fail(demoErrors, "demo.busy", {
    message: `${why} The next one is free in ${minutes} min at the latest.`,
    details: { retryAfterSeconds: minutes * 60 },
  });
}
