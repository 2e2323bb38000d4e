import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "../bin/require-chromium.ts";
import { type Figure, isMet, noteFigures } from "./figures/figure.ts";
import { installLighthouse } from "./landing/install-lighthouse.ts";
import { measurePage, type PageReading } from "./landing/measure-page.ts";
import { launch } from "./start/launch.ts";

// Runs Lighthouse on the production server, emulating a phone (simulated slow 4G, CPU slowed down four times).
const rounds = 5;
const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-"));

const limits: { name: keyof PageReading; says: string; unit?: string; aim?: NonNullable<Figure["aim"]> }[] = [
  { name: "performance", says: "performance", aim: { atLeast: 98 } },
  { name: "accessibility", says: "accessibility", aim: { atLeast: 100 } },
  { name: "bestPractices", says: "best practices", aim: { atLeast: 100 } },
  { name: "seo", says: "search engines", aim: { atLeast: 100 } },
  { name: "fcpMs", says: "first paint", unit: "ms" },
  { name: "lcpMs", says: "largest paint", unit: "ms", aim: { atMost: 1300 } },
  { name: "tbtMs", says: "blocked time", unit: "ms", aim: { atMost: 60 } },
  { name: "cls", says: "shift of layout", aim: { atMost: 0.01 } },
  { name: "scriptKilobytes", says: "JavaScript over the wire", unit: "kB", aim: { atMost: 70 } },
  { name: "documentKilobytes", says: "the document over the wire", unit: "kB" },
];

const chromiumPath = await requireChromium();
await installLighthouse();
try {
  const server = await launch(dataDir);
  const readings: PageReading[] = [];
  for (let round = 0; round < rounds; round++)
    readings.push(await measurePage(`${server.url}/`, chromiumPath));
  await server.stop();
  for (const { name, says, unit = "", aim } of limits) {
    const values = readings.map((reading) => reading[name]).sort((a, b) => a - b);
    const middle = values[Math.floor(rounds / 2)] ?? Number.NaN;
    const all = values.map((value) => round3(value)).join(" ");
    const title = `Landing page on an emulated phone (Lighthouse, median of ${rounds}): ${says}`;
    const figure: Figure = { name: title, values: [middle], unit, ...(aim ? { aim } : {}) };
    noteFigures(figure);
    console.log(`${says.padEnd(28)}${`${round3(middle)} ${unit}`.padStart(12)}   of ${all}`);
    if (isMet(figure)) continue;
    console.log(`  MISSED: ${JSON.stringify(aim)}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function round3(value: number) {
  return Math.round(value * 1000) / 1000;
}
