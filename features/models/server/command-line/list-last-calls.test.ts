import { afterAll, beforeAll, expect, it } from "vitest";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { modelsCli } from "../admin-cli.ts";
import { stageUsage, type UsageStage } from "../usage/testing.ts";

let stage: UsageStage;
beforeAll(async () => {
  stage = await stageUsage();
});
afterAll(() => stage[Symbol.asyncDispose]());

async function cli(...args: string[]) {
  const lines: string[] = [];
  const options = { environment: {}, offeredKeys: {}, detect: async () => [] };
  const code = await modelsCli(args, stage.server.system, (line) => lines.push(line), options);
  return { code, lines };
}

it("the command line lists the last calls and exports the usage, as the pages do", async () => {
  const ann = createUserActor();
  await storePerson(stage.server, ann);
  for (const ref of ["scripted", "tokens"]) await stage.ask("Hello", { call: stage.callOf(ann), ref });
  const { code, lines } = await cli("calls", "--limit", "2");
  expect(code).toBe(0);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}Answered {2}Vendor\/tokens {2}chat {2}/);
  expect(lines[1]).toContain("Vendor/scripted");
  expect((await cli("calls", "--limit", "1")).lines).toHaveLength(1);

  const usage = await cli("usage");
  expect(usage.lines[0]).toMatch(/^day,workspace,workspace_id,person,/);
  expect(usage.lines.join("\n")).toContain(ann.userId);
  expect((await cli("usage", "--from", "2020-01-01", "--to", "2020-01-02")).lines).toHaveLength(1);
});

it.each([
  ["calls", "--limit", "0"],
  ["calls", "--limit", "many"],
  ["calls", "--limit", "201"],
  ["usage", "--from", "yesterday"],
])("the command line refuses %s %s %s", async (...args) => {
  expect((await cli(...args)).code).toBe(2);
});
