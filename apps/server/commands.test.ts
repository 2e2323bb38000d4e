import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "#platform/server/command.ts";
import { loadCommands } from "./access-matrix/testing/load-commands.ts";
import { createModules } from "./modules.ts";
import { commandFixtures } from "./testing/command-fixtures.ts";
import { type CommandWorld, createCommandWorld } from "./testing/command-world.ts";
import { watchProofs } from "./testing/watch-proofs.ts";

const declaring = await loadCommands();

let world: CommandWorld;
let readProofs: Awaited<ReturnType<typeof watchProofs>>;
beforeAll(async () => {
  world = await createCommandWorld();
  readProofs = await watchProofs(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const newestId = async () => {
  const [row] = await world.look<{ id: string }>("select id from audit_events order by id desc limit 1");
  return row?.id ?? "";
};

describe("every command", () => {
  it("has a fixture here, and every fixture is of a command", () => {
    expect(declaring.length).toBeGreaterThan(20);
    const declared = [...commands().keys()].filter((name) => !name.startsWith("test."));
    expect(Object.keys(commandFixtures).sort()).toEqual(declared.sort());
  });

  it("leaves its event in the audit trail, but for those that only count and browsers on their way to a provider", () => {
    const silent = Object.entries(commandFixtures).filter(([, { act }]) => act === null);
    expect(silent.map(([name]) => name)).toEqual([
      "metrics.add_requests",
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
      "model_usage.note_refusal",
      "model_usage.count",
      "session.begin_oauth",
      "session.take_oauth_flow",
      "voice.settle_call",
      "conversation.index",
      "conversation.settle",
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

  it("left only acts that have a sentence", async () => {
    const rows = await world.look<{ act: string }>("select distinct act from audit_events");
    const said = createModules({ publicUrl: "http://127.0.0.1" }).flatMap(({ acts }) =>
      Object.keys(acts?.acts ?? {}),
    );
    expect(
      rows.map(({ act }) => act).filter((act) => !said.includes(act) && !act.startsWith("test.")),
    ).toEqual([]);
  });

  it("that proves an address publishes it, and none that does not", async () => {
    const { proved, published } = await readProofs();
    expect(proved.length).toBeGreaterThan(10);
    expect(published).toEqual(proved);
  });
});
