import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AnalyticsPeriod, RankedKind, RankedName } from "../../contract/analytics.ts";
import { analyticsAccess } from "../tracking.access.ts";
import { rankNames } from "./counts.repository.ts";
import { pageOfRanks, placeOf } from "./rank-pages.ts";
import { timeFrameOf } from "./time-frame.ts";

export interface RankedInput {
  period: AnalyticsPeriod;
  kind: RankedKind;
  cursor?: string | undefined;
  limit: number;
}

/** Names of a kind, most frequent first. */
export async function listRankedNames(ctx: Ctx, input: RankedInput): Promise<Page<RankedName>> {
  const frame = timeFrameOf(input.period, ctx.now());
  const place = placeOf(input);
  const rows = await query(ctx, analyticsAccess.read, ({ db }) => rankNames(db, frame, input.kind, place));
  return pageOfRanks(rows, input);
}
