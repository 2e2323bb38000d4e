import { csvLine } from "#platform/contract/csv-line.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { UsagePeriod } from "../../../contract/model-usage.ts";
import { countAllCalls } from "../count-calls.ts";
import { type ExportedRow, type ExportPage, listExportedRows } from "./export.repository.ts";
import { dayOf, usageFrameOf } from "./usage-period.ts";
import { ruleOf, type UsageReach } from "./usage-reach.ts";

/** Per person. A download reads many rows. */
const exportLimit = { name: "model_usage.export", burst: 10, perMinute: 6 };
const pageSize = 2_000;
const mostRows = 100_000;

/** The lines of a CSV of a period: a header, then a row for each day, person, model and purpose. */
export async function* exportUsage(
  ctx: Ctx,
  reach: UsageReach,
  period: UsagePeriod,
  most = mostRows,
): AsyncGenerator<string> {
  // Whoever may not read it has no token to lose.
  authorize(ctx, ruleOf(reach));
  await requireToken(ctx, exportLimit, userOf(ctx).userId);
  yield* usageLines(ctx, reach, period, most);
}

/** The same for the command line, which has no limit. */
export async function* usageLines(
  ctx: Ctx,
  reach: UsageReach,
  period: UsagePeriod,
  most = mostRows,
): AsyncGenerator<string> {
  const { startsAt, endsAt } = usageFrameOf(period, ctx.now());
  const read = (page: Pick<ExportPage, "after" | "limit">) =>
    query(ctx, ruleOf(reach), ({ db }) => listExportedRows(db, { reach, startsAt, endsAt, ...page }));
  // Whoever may not read it changes nothing either.
  await read({ after: undefined, limit: 1 });
  await countAllCalls(ctx.asSystem("models"));
  yield csvLine(columns);
  let after: ExportPage["after"];
  for (let sent = 0; ; ) {
    const rows = await read({ after, limit: Math.min(pageSize, most - sent + 1) });
    const shown = rows.slice(0, most - sent);
    sent += shown.length;
    yield shown.map(lineOf).join("");
    if (rows.length > shown.length) {
      yield csvLine([`Only the first ${most} rows are here. Choose a shorter period for the rest.`]);
      return;
    }
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

const columns = [
  ...["day", "workspace", "workspace_id", "person", "person_id", "agent_id", "provider", "model", "purpose"],
  ...["calls", "failed", "stopped", "refused", "fallbacks", "input_tokens", "cached_input_tokens"],
  ...["output_tokens", "reasoning_tokens", "cost_usd"],
];

function lineOf(row: ExportedRow): string {
  return csvLine([
    ...[dayOf(row.startsAt), row.workspace, row.workspace_id, row.person, row.user_id, row.agent_id],
    ...[row.provider, row.model, row.purpose],
    ...[row.calls, row.failed, row.stopped, row.refused, row.fallbacks].map(Number),
    ...[row.input_tokens, row.cached_input_tokens, row.output_tokens, row.reasoning_tokens].map(Number),
    (Number(row.cost_micros) / 1_000_000).toFixed(6),
  ]);
}
