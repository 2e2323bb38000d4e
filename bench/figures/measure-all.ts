import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../bin/setup/root.ts";
import type { Figure } from "./figure.ts";
import { describeMachine, isBusy } from "./machine.ts";
import { withFigures } from "./readme.ts";
import { heading, type Measured, rowsOf } from "./table.ts";

/** Those whose figures the README shows, in its order. */
export const shownBenches = [
  "start",
  "stream",
  "search",
  "knowledge",
  "audit",
  "scroll",
  "auth",
  "billing",
  "landing",
  "voice",
  "analytics",
  "gate",
  "attacks",
  "agent",
  "presence",
] as const;

/**
 * `npm run bench -- all`: one measurement after the other, each in a process of its own, then the table of all figures.
 * `--readme` writes it into the README, `--only start --only auth` measures these alone.
 */
export async function measureAll(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { readme: { type: "boolean" }, only: { type: "string", multiple: true } },
  });
  const unknown = values.only?.filter((name) => !shownBenches.some((bench) => bench === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There are no figures of ${unknown}; there are of ${shownBenches}.`);
  const measured: Measured[] = [];
  for (const bench of shownBenches) {
    if (values.only && !values.only.includes(bench)) continue;
    console.log(`\n${bench}`);
    measured.push(await measure(bench));
    // Whatever comes after it, what was measured stands there.
    if (values.readme) writeReadme(measured);
  }
  console.log(`\n${[heading, ...measured.flatMap(rowsOf)].join("\n")}`);
}

function writeReadme(measured: Measured[]): void {
  const file = join(root, "README.md");
  const facts = { measured, machine: describeMachine(), benches: shownBenches };
  writeFileSync(file, withFigures(readFileSync(file, "utf8"), facts));
}

async function measure(bench: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "adjutant-figures-"));
  const file = join(folder, "figures");
  writeFileSync(file, "");
  const wasBusy = await isBusy();
  try {
    const child = spawn(process.execPath, [join(root, "bin/run.ts"), "bin/bench.ts", bench], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, BENCH_FIGURES: file },
    });
    // A missed aim ends with 1 too, so what tells a failure is that there are no figures.
    await once(child, "exit");
    const figures = readFileSync(file, "utf8").split("\n").filter(Boolean);
    if (figures.length === 0) throw new Error(`${bench} gave no figures.`);
    const day = new Date().toISOString().slice(0, 10);
    return { bench, day, isBusy: wasBusy, figures: figures.map((line): Figure => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
