import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import type { Scenario } from "#platform/server/scenario.ts";
import { withSystemCtx } from "./admin/with-system-ctx.ts";
import { root } from "./setup/root.ts";

/** npm run seed [-- <name>...]: the sample data of every feature, or of the scenarios named. */
const wanted = process.argv.slice(2);
const scenarios = (
  await Promise.all(globSync("features/*/server/seed.ts", { cwd: root }).sort().map(read))
).flat();
const chosen = scenarios.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0 || chosen.length === 0) {
  const names = scenarios.map(({ name }) => name).join(", ") || "none";
  console.error(`No scenario ${unknown.join(", ")}. There are: ${names}`);
  process.exit(1);
}

const config = loadConfig(readEnvironment(root), root);
await withSystemCtx(config, root, "seed", async (ctx) => {
  for (const { name, fill } of chosen) {
    console.log(name);
    for (const path of await fill(ctx)) console.log(`  ${config.publicUrl}${path}`);
  }
});
process.exit(0);

async function read(path: string): Promise<Scenario[]> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as { scenarios: Scenario[] };
  return module.scenarios;
}
