import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { testModel } from "../test-model.ts";
import type { CallRow } from "./call.repository.ts";
import { countAllCalls, countCalls } from "./count-calls.ts";
import { stageUsage, type UsageStage } from "./testing.ts";

let stage: UsageStage;
let person: UserActor;
beforeAll(async () => {
  stage = await stageUsage();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  person = createUserActor();
  await storePerson(stage.server, person);
  await stage.resume();
});

const rows = () =>
  stage.server.look<CallRow>("select * from model_calls where workspace_id = $1 order by id", [
    person.workspaceId,
  ]);
const sumOf = async (sql: string) => {
  const [row] = await stage.server.look<{ cost: number; calls: number }>(sql, [person.workspaceId]);
  return row;
};
const ledger = () =>
  sumOf(`select coalesce(sum(used_amount), 0)::float8 as cost, count(*)::int as calls from usage_ledger
    where workspace_id = $1 and entitlement = 'model_cost' and state = 'settled'`);
const summed = (grain: string) =>
  sumOf(`select coalesce(sum(cost_micros), 0)::float8 as cost,
      coalesce(sum(calls - failed - refused), 0)::int as calls
    from model_usage where workspace_id = $1 and grain = '${grain}'`);

describe("a call of a model is a row", () => {
  it("with who asked for what, what was used, what it cost, how long it took, and no word of it", async () => {
    const origin = { host: "conversation", hostId: newId(), runId: newId(), step: 2, runAttempt: 1 };
    await stage.ask("[[script:tokens count=7]]", { call: stage.callOf(person, { origin }) });
    const [row] = await rows();
    expect(row).toMatchObject({
      ...{
        user_id: person.userId,
        host: "conversation",
        host_id: origin.hostId,
        run_id: origin.runId,
        step: 2,
      },
      ...{
        purpose: "chat",
        provider: "Vendor",
        model: "scripted",
        answered_by: "scripted-2026-11-01",
        outcome: "ok",
        error_code: null,
        place: 1,
      },
      ...{ output_tokens: 7, tokens_estimated: false },
    });
    expect(row?.first_token_ms).toBeLessThanOrEqual(row?.duration_ms ?? 0);
    expect(row?.cost_micros).toBe((await ledger())?.cost);
    expect(JSON.stringify(row)).not.toContain("script:");
  });

  it("also when the model is free", async () => {
    await stage.ask("Hello", { call: stage.callOf(person), ref: "tokens" });
    expect(await rows()).toMatchObject([{ model: "tokens", outcome: "ok", cost_micros: 0 }]);
  });

  it("stopped, when somebody stopped it, with what it cost until then", async () => {
    await stage.ask("[[script:tokens count=400 gap=10ms]]", { call: stage.callOf(person), stopAfter: 5 });
    const [row] = await rows();
    expect(row).toMatchObject({ outcome: "stopped", tokens_estimated: true });
    expect(row?.cost_micros).toBeGreaterThan(0);
  });

  it.each([
    ["cut", "model.cut_short"],
    ["unfinished", "model.cut_short"],
    ["error-in-stream", "model.unavailable"],
  ])("failed with its code, when the answer ends as %s", async (script, code) => {
    await stage.ask(`[[script:${script}]]`, { call: stage.callOf(person) });
    expect(await rows()).toMatchObject([{ outcome: "failed", error_code: code }]);
  });

  it("each, when the first model fails and the next one answers in its place", async () => {
    await stage.ask("[[script:tokens count=3]]", { call: stage.callOf(person), ref: "" });
    expect((await rows()).map(({ model, outcome, place }) => [model, outcome, place])).toEqual([
      ["failing", "failed", 1],
      ["scripted", "ok", 2],
    ]);
  });

  it("refused, when a budget is used up, and nothing was asked", async () => {
    await stage.server.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'user', $2, 'model_cost', 1)`,
      [person.workspaceId, person.userId],
    );
    const asked = stage.vendor.requests.length;
    await stage.ask("Hello", { call: stage.callOf(person) });
    expect(await rows()).toMatchObject([{ outcome: "refused", cost_micros: 0, first_token_ms: null }]);
    expect(stage.vendor.requests.length).toBe(asked);
  });

  it("of no workspace, when an admin tries the model", async () => {
    await testModel(stage.server.system, "scripted");
    const tried = await stage.server.look<CallRow>("select * from model_calls where purpose = 'test'");
    expect(tried.length).toBeGreaterThan(0);
    expect(new Set(tried.map((row) => row.workspace_id ?? row.user_id))).toEqual(new Set([null]));
    expect(await rows()).toEqual([]);
  });
});

describe("the sums", () => {
  it("of many calls, repeated, failed, stopped and counted again and again, are those of the ledger", async () => {
    const scripts = ["tokens count=1", "tokens count=9", "cut", "unfinished", "error-in-stream"];
    const calls = Array.from({ length: 60 }, (_, index) => ({
      script: `[[script:${scripts[index % scripts.length]}]]`,
      ref: ["scripted", "", "tokens"][index % 3] ?? "",
      // Every fourth comes again under the key of another one.
      call: stage.callOf(person, { requestId: `run:${index % 4 === 3 ? index - 3 : index}` }),
      stopAfter: index % 7 === 0 ? 1 : undefined,
    }));
    for (let at = 0; at < calls.length; at += 10) {
      await Promise.all(
        calls
          .slice(at, at + 10)
          .map(({ script, stopAfter, ...rest }) =>
            stage.ask(script, { ...rest, ...(stopAfter === undefined ? {} : { stopAfter }) }),
          ),
      );
      // Two servers count at once, in batches that end anywhere.
      await Promise.all([countAllCalls(stage.server.system, 3), countAllCalls(stage.server.system, 7)]);
    }
    const paid = await ledger();
    expect(paid?.calls).toBeGreaterThan(20);
    expect((await rows()).reduce((sum, { cost_micros }) => sum + Number(cost_micros), 0)).toBe(paid?.cost);
    expect((await summed("day"))?.cost).toBe(paid?.cost);
    expect(await summed("hour")).toEqual(await summed("day"));
    const [counted] = await stage.server.look<{ calls: number }>(
      "select sum(calls)::int as calls from model_usage where grain = 'day' and workspace_id = $1",
      [person.workspaceId],
    );
    expect(counted?.calls).toBe((await rows()).length);
  });

  it("have a row that comes late, in the day in which its call ended", async () => {
    await stage.ask("[[script:tokens count=2]]", { call: stage.callOf(person) });
    await countAllCalls(stage.server.system);
    await stage.ask("[[script:tokens count=2]]", { call: stage.callOf(person) });
    await stage.server.look(
      "update model_calls set ended_at = ended_at - interval '3 days' where workspace_id = $1 and not is_counted",
      [person.workspaceId],
    );
    await countAllCalls(stage.server.system);
    const days = await stage.server.look(
      "select calls from model_usage where workspace_id = $1 and grain = 'day' order by starts_at",
      [person.workspaceId],
    );
    expect(days.map(({ calls }) => Number(calls))).toEqual([1, 1]);
  });

  it("take a call once, also when the first count broke off in its middle", async () => {
    await countAllCalls(stage.server.system);
    await stage.ask("[[script:tokens count=2]]", { call: stage.callOf(person) });
    const { look } = stage.server;
    await look("alter table model_latencies add constraint broken check (false) not valid");
    await expect(countCalls(stage.server.system, { limit: 100 })).rejects.toThrow();
    expect((await summed("day"))?.calls).toBe(0);
    await look("alter table model_latencies drop constraint broken");
    await countAllCalls(stage.server.system);
    await countAllCalls(stage.server.system);
    expect(await summed("day")).toEqual({ ...(await ledger()), calls: 1 });
  });
});
