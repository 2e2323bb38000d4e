import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { demoErrors } from "../contract/index.ts";
import { type CountedDemos, countDemos } from "./demo.repository.ts";

/**
 * How often each place may be taken per hour. It bounds the work caused by ending and beginning demos from
 * many addresses.
 */
const turnsOfPlace = 3;

/**
 * The minimum number of addresses that can fill all places and use up a day's budget. One or two addresses
 * cannot lock out everybody else.
 */
export const fewestOrigins = 5;

export interface DemoCapacityRequest {
  settings: DemoSettings;
  /** Concurrent demos allowed by settings and budget. */
  places: number;
  /** A keyed digest of the caller's address. Undefined when unknown. */
  origin: string | undefined;
}

/**
 * Throws with the seconds to wait: `demo.too_many` when this address has used its share of places,
 * `demo.busy` when no place is free. Part of beginning a demo, which is serialized.
 */
export async function requireDemoCapacity(
  ctx: Ctx,
  { settings, places, origin }: DemoCapacityRequest,
): Promise<void> {
  const share = Math.max(1, Math.floor(places / fewestOrigins));
  const own = origin === undefined ? undefined : await countDemos(ctx.db, origin);
  if (own && own.count >= share) failShare(share, waitFor(ctx, own));
  const { atOnce } = settings;
  const all = await countDemos(ctx.db);
  if (all.count >= atOnce) failBusy(`All ${atOnce} places of the demo are taken.`, waitFor(ctx, all));
}

/** Throws with the seconds to wait when many demos were begun within the hour, from any address. */
export async function requireTurn(ctx: Ctx, { atOnce }: DemoSettings): Promise<void> {
  const anHour = turnsOfPlace * atOnce;
  const limit = { name: "demo.begin_all", burst: anHour, perMinute: anHour / 60 };
  const waitMs = await takeToken(ctx, limit, "all");
  if (waitMs > 0) failBusy("Many demos were begun within an hour.", waitMs);
}

/** The job that erases ended demos runs once a minute. */
function waitFor(ctx: Ctx, { firstEndsAt }: CountedDemos): number {
  return Math.max(0, (firstEndsAt ?? ctx.now()).getTime() - ctx.now().getTime()) + 60_000;
}

function failShare(share: number, untilMs: number): never {
  const minutes = Math.ceil(untilMs / 60_000);
  const held = share === 1 ? "A demo is" : `${share} demos are`;
  return fail(demoErrors, "demo.too_many", {
    message: `${held} open from your network, which is its share of the places. End one, or try again in ${minutes} min.`,
    details: { retryAfterSeconds: minutes * 60 },
  });
}

function failBusy(why: string, waitMs: number): never {
  const minutes = Math.ceil(waitMs / 60_000);
  return fail(demoErrors, "demo.busy", {
    message: `${why} The next one is free in ${minutes} min at the latest.`,
    details: { retryAfterSeconds: minutes * 60 },
  });
}
