import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs, promisify } from "node:util";
import { createGzip } from "node:zlib";
import { planExport, writeExport } from "../features/compliance/server/log/export-log.ts";
import { fillLog } from "./audit/fill-log.ts";
import { openAuditInstallation } from "./audit/open-audit-installation.ts";
import { startSequencing, writeAtRate, writeEvents } from "./audit/write-events.ts";
import { noteFigures } from "./figures/figure.ts";

// The log of audit events on the embedded PostgreSQL: events written by commands while they take their places in signed
// logs, how long each waits for its place, and a million exported and verified. Baseline: the same events without a log.
// `npm run bench -- audit --events 50000` is a quick run.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "audit"),
  options: { events: { type: "string", default: "1000000" } },
});
const events = Number(values.events);
const written = Math.min(100_000, events);

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-audit-"));
const installation = await openAuditInstallation(dataDir);
const seconds = async (run: () => Promise<unknown>) => {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
};
const perSecond = (count: number, took: number) => Math.round(count / took).toLocaleString("en");
try {
  const bare = await writeEvents(installation, written, 20);
  const backlog = startSequencing(installation);
  await untilPlaced(backlog.progress, written);
  const before = backlog.progress.at(-1)?.total ?? 0;
  const started = performance.now();
  await writeEvents(installation, written, 20);
  await untilPlaced(backlog.progress, before + written);
  const proven = ((backlog.progress.at(-1)?.at ?? 0) - started) / 1000;
  console.log(`stored without a log: ${perSecond(written, bare)} events/s`);
  console.log(`stored and in their places: ${perSecond(written, proven)} events/s`);
  noteFigures({
    name: "Audit events a second, durable and in their signed log",
    values: [written / proven],
    unit: "",
    aim: { atLeast: 5_000 },
    baseline: { name: "the same without a log", ratio: bare / proven },
  });

  const beforePaced = backlog.progress.at(-1)?.total ?? 0;
  const committed = await writeAtRate(installation, 500, 10);
  await untilPlaced(backlog.progress, beforePaced + committed.length);
  await backlog.stop();
  const waits = committed
    .map(
      (at, index) =>
        (backlog.progress.find(({ total }) => total > beforePaced + index)?.at ?? Number.NaN) - at,
    )
    .map((ms) => Math.max(ms, 0))
    .sort((a, b) => a - b);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => waits[Math.floor(waits.length * share)]);
  console.log(
    `from commit to its place, at 500 a second: p50 / p99 ${p50.toFixed(0)} / ${p99.toFixed(0)} ms`,
  );
  noteFigures({
    name: "From the commit of an event to its place in the log, at 500 a second, p50 / p99",
    values: [p50, p99],
    unit: "ms",
    aim: { atMost: 100, of: 1 },
  });

  console.log(`filling a log with ${events.toLocaleString("en")} events`);
  const { workspaceId, sequencingSeconds } = await fillLog(installation, events);
  console.log(`a backlog takes its places: ${perSecond(events, sequencingSeconds)} events/s`);
  const file = join(dataDir, "log.tar.gz");
  const planned = await planExport(installation.services, workspaceId);
  const exporting = await seconds(() =>
    pipeline(
      Readable.from(writeExport(installation.services, planned)),
      createGzip({ level: 3 }),
      createWriteStream(file),
    ),
  );
  const verifier = join(import.meta.dirname, "../features/compliance/server/verifier/verify-log.ts");
  const verifying = await seconds(() => promisify(execFile)(process.execPath, [verifier, file]));
  const size = `${Math.round(statSync(file).size / 1e6)} MB`;
  console.log(`exported in ${exporting.toFixed(1)} s (${size}), verified in ${verifying.toFixed(1)} s`);
  noteFigures(
    {
      name: `Export of ${events.toLocaleString("en")} events`,
      values: [exporting],
      unit: "s",
      aim: { atMost: 60 },
    },
    {
      name: `Verification of ${events.toLocaleString("en")} events`,
      values: [verifying],
      unit: "s",
      aim: { atMost: 60 },
    },
  );
} finally {
  await installation.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function untilPlaced(progress: readonly { total: number }[], wanted: number): Promise<void> {
  while ((progress.at(-1)?.total ?? 0) < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
}
