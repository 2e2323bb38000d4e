import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "../bin/require-chromium.ts";
import { installLighthouse } from "./landing/install-lighthouse.ts";
import { measurePage, type PageReading } from "./landing/measure-page.ts";
import { launch } from "./start/launch.ts";

// Runs Lighthouse on the production server, emulating a phone (simulated slow 4G, CPU slowed down four times).
const rounds = 5;
const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-"));

const limits: { name: keyof PageReading; says: string; isMet: (value: number) => boolean }[] = [
  { name: "performance", says: "at least 98", isMet: (value) => value >= 98 },
  { name: "accessibility", says: "100", isMet: (value) => value === 100 },
  { name: "bestPractices", says: "100", isMet: (value) => value === 100 },
  { name: "seo", says: "100", isMet: (value) => value === 100 },
  { name: "fcpMs", says: "", isMet: () => true },
  { name: "lcpMs", says: "at most 1300", isMet: (value) => value <= 1300 },
  { name: "tbtMs", says: "under 60", isMet: (value) => value < 60 },
  { name: "cls", says: "under 0.01", isMet: (value) => value < 0.01 },
  { name: "scriptKilobytes", says: "at most 70", isMet: (value) => value <= 70 },
  { name: "documentKilobytes", says: "", isMet: () => true },
];

const chromiumPath = await requireChromium();
await installLighthouse();
try {
  const server = await launch(dataDir);
  const readings: PageReading[] = [];
  for (let round = 0; round < rounds; round++)
    readings.push(await measurePage(`${server.url}/`, chromiumPath));
  await server.stop();
  for (const { name, says, isMet } of limits) {
    const values = readings.map((reading) => reading[name]).sort((a, b) => a - b);
    const middle = values[Math.floor(rounds / 2)] ?? Number.NaN;
    const all = values.map((value) => round3(value)).join(" ");
    const aim = says && `${says}${isMet(middle) ? "" : ": MISSED"}`;
    console.log(`${name.padEnd(20)}${String(round3(middle)).padStart(10)}   ${aim.padEnd(22)} of ${all}`);
    if (!isMet(middle)) process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function round3(value: number) {
  return Math.round(value * 1000) / 1000;
}
