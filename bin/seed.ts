import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AlreadySeededError } from "#platform/server/already-seeded.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { findRunningServer } from "#platform/server/data-folder/running-server.ts";
import { samplePassword, samplePeople } from "#platform/server/sample-people.ts";
import type { Scenario } from "#platform/server/scenario.ts";
import { withSystemCtx } from "./admin/with-system-ctx.ts";
import { root } from "./setup/root.ts";

/** `npm run seed [-- <name>...]`: stores the sample data of every feature, or of the named scenarios. */
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
const address = findRunningServer(config.dataDir)?.publicUrl ?? config.publicUrl;
const [person] = samplePeople;
const names = chosen.map(({ name }) => name).join(", ");
console.log(`Writing sample data (${names}) into ${config.databaseUrl ? "DATABASE_URL" : config.dataDir}.`);
await withSystemCtx(config, root, "seed", async (ctx) => {
  for (const { name, fill } of chosen) console.log(await fillOnce(name, () => fill(ctx)));
});
console.log(`\nSign in at ${address}/auth as ${person.email} with the password ${samplePassword}`);
if (!findRunningServer(config.dataDir)) console.log("The server does not run yet: npm start");
process.exit(0);

/** Stores a scenario and returns what to open. An existing one is unchanged. */
async function fillOnce(name: string, fill: () => Promise<string[]>): Promise<string> {
  try {
    const paths = await fill();
    return [name, ...paths.map((path) => `  ${address}${path}`)].join("\n");
  } catch (error) {
    if (!(error instanceof AlreadySeededError)) throw error;
    return `${name}: there already, left as it is`;
  }
}

async function read(path: string): Promise<Scenario[]> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as { scenarios: Scenario[] };
  return module.scenarios;
}
