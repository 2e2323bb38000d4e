import { resolve } from "node:path";
import { allChecks } from "./checks/all-checks.ts";
import { runChecks } from "./checks/run-checks.ts";

const totals = await runChecks(allChecks, {
  root: resolve(import.meta.dirname, ".."),
  atOnce: 2,
  print: (line) => console.log(line),
});
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
