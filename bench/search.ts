import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { noteFigures } from "./figures/figure.ts";
import { fillConversations } from "./search/fill-conversations.ts";
import { openSearchInstallation } from "./search/open-search-installation.ts";
import { measureSettling, measureStoring } from "./search/store-messages.ts";
import { timesOf } from "./search/times-of.ts";

// List and search among many messages through the product's own commands, on the embedded PostgreSQL. Half of them
// belong to one person, the rest to 500 others. Baseline: the same questions as `ilike` under row-level security.
// `npm run bench -- search --messages 50000` is a quick run.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "search"),
  options: { messages: { type: "string", default: "1000000" } },
});
const messages = Number(values.messages);
const aimMs = 50;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-search-"));
const installation = await openSearchInstallation(dataDir);
try {
  console.log(`filling ${messages.toLocaleString("en")} messages`);
  const person = await fillConversations(installation, messages);
  const { list, search, scan } = installation.as(person);
  const asked: [name: string, run: () => Promise<unknown>][] = [
    ["the first page of the list", () => list()],
    ["a word that most messages have", () => search("w0 ")],
    ["a word of one message in a thousand", () => search("rare ")],
    ["a word of one message", () => search("needle ")],
    ["the beginning of a word", () => search("w1")],
    ["two words, one rare", () => search("w0 rar")],
    ["a word that nobody used", () => search("nowhere ")],
  ];
  console.log(`${"p50 / p95 in ms".padStart(60)}`);
  const all: [number, number][] = [];
  for (const [name, run] of asked) {
    const [p50, p95] = await timesOf(60, run);
    all.push([p50, p95]);
    console.log(`${name.padEnd(44)}${p50.toFixed(1).padStart(7)} / ${p95.toFixed(1)}`);
  }
  // It may end with the time limit of a statement, and then takes at least as long.
  const [scanned] = await timesOf(1, () => scan("needle").catch(() => undefined));
  console.log(`${"ilike under row-level security".padEnd(44)}${scanned.toFixed(1).padStart(7)}`);
  const slowest = all.reduce((a, b) => (b[1] > a[1] ? b : a));
  noteFigures({
    name: `Slowest of list and searches among ${messages.toLocaleString("en")} messages, p50 / p95`,
    values: [...slowest],
    unit: "ms",
    aim: { atMost: aimMs, of: 1 },
    baseline: { name: "the same search with ilike", ratio: slowest[0] / scanned },
  });

  const { withEntries, bare } = await measureStoring(installation, Math.min(messages, 40_000));
  console.log(
    `stored with their entries: ${Math.round(withEntries).toLocaleString("en")} messages/s, ` +
      `without: ${Math.round(bare).toLocaleString("en")} (${(withEntries / bare).toFixed(2)} of it)`,
  );
  noteFigures({
    name: "Messages stored per second with their search entries",
    values: [withEntries],
    unit: "",
    aim: { atLeast: 2_000 },
    baseline: { name: "the same without entries", ratio: withEntries / bare },
  });
  const settled = await measureSettling(installation, Math.min(messages, 20_000));
  console.log(`settled into the inverted index: ${Math.round(settled).toLocaleString("en")} messages/s`);
  noteFigures({ name: "Messages of one person settled per second", values: [settled], unit: "" });
} finally {
  await installation.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
