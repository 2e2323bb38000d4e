import { resolve } from "node:path";
import { allChecks } from "./checks/all-checks.ts";
import { chooseChecks } from "./checks/choose-checks.ts";
import { describeSlowest, recordDurations } from "./checks/durations.ts";
import { runChecks } from "./checks/run-checks.ts";

// `npm test -- types glossary` runs only the checks with these names, `npm test -- all` also the long ones.
const chosen = chooseChecks(allChecks, process.argv.slice(2));

const root = resolve(import.meta.dirname, "..");
const totals = await runChecks(chosen, {
  root,
  // One more than the cores of a small machine: the first waits for the network.
  atOnce: 3,
  print: (line) => console.log(line),
});
recordDurations(root, totals.durations);
const slowest = describeSlowest(totals.durations);
if (slowest.length > 0) console.log(["The slowest files:", ...slowest].join("\n"));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
