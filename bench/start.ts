import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { noteFigures } from "./figures/figure.ts";
import { launch } from "./start/launch.ts";
import { measureBaseline } from "./start/measure-baseline.ts";
import { pageWeight } from "./start/page-weight.ts";
import { treeMemory } from "./start/tree-memory.ts";

// Measures the time from `npm start` to `ready`, the idle memory of every process and the size of /auth. Baseline:
// a bare Node and a bare PostgreSQL on the same machine at the same time.
const rounds = 5;
const idleMs = 10_000;
const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-"));

try {
  const first = await launch(dataDir);
  await first.stop();
  const readyMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await launch(dataDir);
    readyMs.push(server.readyMs);
    console.log(`  a second start: ${Math.round(server.readyMs)} ms`);
    await server.stop();
    bareMs.push((await measureBaseline(dataDir, 0)).readyMs);
  }
  const server = await launch(dataDir);
  await sleep(idleMs);
  const memory = await treeMemory(server.processId);
  const weight = await pageWeight(`${server.url}/auth`);
  await server.stop();
  const baseline = await measureBaseline(dataDir, idleMs);

  const second = median(readyMs);
  const bare = median(bareMs);
  const line = (name: string, value: string, limit: string) =>
    console.log(`${name.padEnd(34)}${value.padStart(12)}   ${limit}`);
  line("first start, installed and built", `${Math.round(first.readyMs)} ms`, "");
  line("second start to ready, median", `${Math.round(second)} ms`, "at most 1200 ms");
  line("  times the baseline", `${(second / bare).toFixed(1)} x`, `bare: ${Math.round(bare)} ms`);
  line("memory when idle, all processes", `${Math.round(memory.total)} MB`, "at most 260 MB");
  line(
    "  times the baseline",
    `${(memory.total / baseline.memory).toFixed(1)} x`,
    `bare: ${Math.round(baseline.memory)} MB`,
  );
  for (const { name, megabytes } of memory.parts) line(`  ${name}`, `${megabytes.toFixed(0)} MB`, "");
  line("JavaScript of /auth over the wire", `${(weight.bytes / 1_000).toFixed(1)} kB`, "at most 140 kB");
  line("  measured in", weight.method, "");
  noteFigures(
    {
      name: "Second start until `ready`, median of 5",
      values: [second / 1_000],
      unit: "s",
      aim: { atMost: 1.2 },
      baseline: { name: "a bare Node and PostgreSQL", ratio: second / bare },
    },
    {
      name: "Memory of all processes, idle, PostgreSQL included",
      values: [memory.total],
      unit: "MB",
      aim: { atMost: 260 },
      baseline: { name: "a bare Node and PostgreSQL", ratio: memory.total / baseline.memory },
    },
    {
      name: "JavaScript of the sign-in page over the wire",
      values: [weight.bytes / 1_000],
      unit: "kB",
      aim: { atMost: 140 },
    },
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
