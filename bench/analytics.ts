import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { AnalyticsPeriod } from "../features/tracking/contract/analytics.ts";
import { listPageVitals } from "../features/tracking/server/analytics/list-page-vitals.ts";
import { listRankedNames } from "../features/tracking/server/analytics/list-ranked-names.ts";
import { readOverview } from "../features/tracking/server/analytics/read-overview.ts";
import { countAll } from "../features/tracking/server/counting/count-visits.ts";
import { createBlobs } from "../platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "../platform/server/create-services.ts";
import { migrate } from "../platform/server/db/migrate.ts";
import { createLogger } from "../platform/server/log.ts";
import { startPostgres } from "../platform/server/postgres/start-postgres.ts";
import { createUserActor } from "../platform/server/testing/create-user-actor.ts";
import { addMinute, fillVisits } from "./analytics/fill-visits.ts";
import { rawScans } from "./analytics/raw-scans.ts";
import { noteFigures } from "./figures/figure.ts";
import { percentile } from "./stream/closed-loop.ts";

// Aggregates thirteen months of visits and runs the queries of the admins' dashboard. Baseline: the same queries on
// the raw visits. Ten million events unless given: `npm run bench -- analytics 1000000`.
const events = Number(process.argv[3] ?? 10_000_000);
const rounds = 5;
const aMinute = 1_000;
const periods: AnalyticsPeriod[] = ["24h", "30d", "12m"];
/** Of each question, and how many times as fast as the visits themselves. */
const answers: { ms: number; ratio: number }[] = [];

const folder = mkdtempSync(join(tmpdir(), "adjutant-bench-analytics-"));
const silent = { warn: () => {}, error: () => {} };
const postgres = await startPostgres({ dataDir: folder, log: silent });
const pool = new pg.Pool({ ...postgres.superuserConnection, max: 2 });
// Idle connections fail when the database stops; ignore that.
pool.on("error", () => undefined);
try {
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    ...{ connection: postgres.appConnection, keyFile: join(folder, "keys.json"), log: createLogger("error") },
    blobs: createBlobs({ dataDir: folder, s3Url: undefined }),
  });
  const ctx = systemCtx(services, "bench");
  const admin = ctx.as(createUserActor({ isAdmin: true }));
  const filled = await secondsOf(() => fillVisits(pool, events));
  console.log(
    `${events.toLocaleString("en-US")} events, ${events / 5} sessions, made in ${filled.toFixed(0)} s`,
  );
  const counted = await secondsOf(() => countAll(ctx));
  noteFigures({ name: "Visits counted", values: [events / counted], unit: "a second" });
  console.log(`all counted in ${counted.toFixed(1)} s, ${(events / counted).toFixed(0)} events/s`);
  await pool.query("vacuum analyze");
  await addMinute(pool, aMinute);
  const minuteMs = (await secondsOf(() => countAll(ctx))) * 1_000;
  noteFigures({ name: `Counting a busy minute of ${aMinute} visits`, values: [minuteMs], unit: "ms" });
  console.log(`a minute of ${aMinute} more: ${minuteMs.toFixed(0)} ms`);

  for (const period of periods) {
    const { startsAt } = await readOverview(admin, period);
    const since = [startsAt];
    const page = { period, limit: 10 };
    await compare(`${period} overview`, () => readOverview(admin, period), rawScans.overview, since);
    await compare(
      `${period} pages`,
      () => listRankedNames(admin, { ...page, kind: "page" }),
      rawScans.pages,
      since,
    );
    await compare(`${period} vitals`, () => listPageVitals(admin, page), rawScans.vitals, since);
    await requireSame(period, startsAt);
  }
  const times = answers.map(({ ms }) => ms);
  noteFigures({
    name: `Dashboard of visits over ${events.toLocaleString("en-US")} events: fastest / slowest question`,
    values: [Math.min(...times), Math.max(...times)],
    unit: "ms",
    baseline: {
      name: "as fast as the events themselves, or more",
      ratio: Math.min(...answers.map(({ ratio }) => ratio)),
    },
  });
  await Promise.all([services.pool.end(), services.servicePool.end()]);

  /** Checks that the aggregates equal the counts of raw visits. */
  async function requireSame(period: AnalyticsPeriod, since: string): Promise<void> {
    const { totals } = await readOverview(admin, period);
    const { rows } = await pool.query(rawScans.overview, [since]);
    for (const name of ["visitors", "sessions", "pageViews"] as const) {
      if (totals[name].count === rows[0][name]) continue;
      console.error(`${period}: ${name} are ${rows[0][name]}, the sums say ${totals[name].count}`);
      process.exitCode = 1;
    }
  }
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function compare(what: string, ours: () => Promise<unknown>, scan: string, values: unknown[]) {
  const oursMs: number[] = [];
  const scanMs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await secondsOf(ours), await secondsOf(() => pool.query(scan, values))];
    // The first round warms up.
    if (round > 0) oursMs.push(one * 1_000);
    if (round > 0) scanMs.push(other * 1_000);
  }
  const [sums, raw] = [percentile(oursMs, 0.5), percentile(scanMs, 0.5)];
  answers.push({ ms: sums, ratio: raw / sums });
  const ratio = `${(raw / sums).toFixed(1)} times as fast`;
  console.log(`${what.padEnd(14)} sums ${sums.toFixed(1)} ms, visits ${raw.toFixed(1)} ms: ${ratio}`);
}

async function secondsOf(perform: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await perform();
  return (performance.now() - startedAt) / 1_000;
}
