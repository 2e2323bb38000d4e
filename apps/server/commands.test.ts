import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandNames } from "#platform/server/command.ts";
import { commandFixtures } from "./testing/command-fixtures.ts";
import { type CommandWorld, createCommandWorld } from "./testing/command-world.ts";

const root = join(import.meta.dirname, "../..");

/** Files that declare commands, also those that no module of the server needs. */
const declaring = globSync("{apps,features,platform}/**/*.ts", { cwd: root })
  .filter((path) => !/[.]test[.]ts$|[/]testing([/]|[.]ts$)|platform[/]server[/]command[.]ts$/.test(path))
  .filter((path) => /= command\(/.test(readFileSync(join(root, path), "utf8")));
for (const path of declaring) await import(/* @vite-ignore */ join(root, path));

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const newestId = async () => {
  const [row] = await world.look<{ id: string }>("select id from audit_events order by id desc limit 1");
  return row?.id ?? "";
};

describe("every command", () => {
  it("has a fixture here, and every fixture is of a command", () => {
    expect(declaring.length).toBeGreaterThan(20);
    expect(Object.keys(commandFixtures).sort()).toEqual(commandNames());
  });

  it("leaves its event in the audit trail, but for those that only count and browsers on their way to a provider", () => {
    const silent = Object.entries(commandFixtures).filter(([, { act }]) => act === null);
    expect(silent.map(([name]) => name)).toEqual([
      "metrics.add_requests",
      "tracking.delete_old",
      "tracking.add_events",
      "analytics.count_sessions",
      "analytics.count_events",
      "analytics.count_steps",
      "analytics.note_counted",
      "usage.reserve",
      "usage.spend",
      "usage.record",
      "usage.settle",
      "usage.release",
      "session.begin_oauth",
      "session.take_oauth_flow",
    ]);
  });

  it.each(Object.entries(commandFixtures))("%s", async (_name, { act, perform, isOfTheStart }) => {
    const before = isOfTheStart ? "00000000-0000-0000-0000-000000000000" : await newestId();
    await perform(world);
    const rows = await world.look<{ act: string }>("select distinct act from audit_events where id > $1", [
      before,
    ]);
    const acts = rows.map((row) => row.act);
    if (act === null) expect(acts).toEqual([]);
    else expect(acts).toContain(act);
  });
});
