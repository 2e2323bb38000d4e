import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { mostTrafficNodes } from "../../../contract/model-traffic.ts";
import type { CallRow } from "../call.repository.ts";
import { countAllCalls } from "../count-calls.ts";
import { stageUsage, type UsageStage } from "../testing.ts";
import { readTraffic } from "./read-traffic.ts";

let stage: UsageStage;
const now = new Date("2026-05-15T12:34:00Z");
const admin = createUserActor({ isAdmin: true });
beforeAll(async () => {
  stage = await stageUsage({ now: () => now });
  await storePerson(stage.server, admin);
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() =>
  stage.server.look("delete from model_calls; delete from model_usage; delete from model_latencies"),
);

const read = (period: "hour" | "day" | "month") => readTraffic(stage.server.as(admin), period);

async function addCall(more: Partial<CallRow> = {}): Promise<void> {
  const row = {
    ...{ id: newId(), request_id: newId(), workspace_id: admin.workspaceId, place: 1, purpose: "chat" },
    ...{ provider_kind: "openai", provider: "Vendor", model_id: newId(), model: "large", cost_micros: 5 },
    ...{ first_token_ms: 100, duration_ms: 200, outcome: "ok", ended_at: now, ...more },
  };
  const names = Object.keys(row);
  await stage.server.look(
    `insert into model_calls (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
}

it("is empty where nothing was asked, and says whether a model is connected", async () => {
  expect(await read("hour")).toMatchObject({ hasModels: true, nodes: [], edges: [], totals: { calls: 0 } });
});

it("flows from workspaces to purposes and on to models, the same counted and uncounted", async () => {
  await addCall();
  await addCall({ outcome: "failed", error_code: "model.stalled", first_token_ms: null, cost_micros: 0 });
  await addCall({ purpose: "demo", model: "small", place: 2 });
  await addCall({ outcome: "refused", first_token_ms: null, cost_micros: 0 });
  const uncounted = await read("day");
  expect(uncounted.totals).toMatchObject({ calls: 4, failed: 1, refused: 1, fallbacks: 1, costMicros: 10 });
  expect(uncounted.edges.map(({ from, to, calls }) => [from, to, calls])).toEqual(
    expect.arrayContaining([
      [`workspace:${admin.workspaceId}`, "purpose:chat", 3],
      [`workspace:${admin.workspaceId}`, "purpose:demo", 1],
      ["purpose:chat", "model:Vendor/large", 3],
      ["purpose:demo", "model:Vendor/small", 1],
    ]),
  );
  await countAllCalls(stage.server.system);
  for (const period of ["hour", "day", "month"] as const) {
    expect({ ...(await read(period)), period: "day", startsAt: uncounted.startsAt }).toEqual({
      ...uncounted,
      edges: expect.arrayContaining(uncounted.edges),
      nodes: expect.arrayContaining(uncounted.nodes),
    });
  }
});

it("has the times of half and of nearly all first words, right to five percent", async () => {
  for (let index = 1; index <= 100; index += 1) await addCall({ first_token_ms: index * 10 });
  for (const isCounted of [false, true]) {
    if (isCounted) await countAllCalls(stage.server.system);
    const { p50Ms, p95Ms } = (await read("month")).totals;
    expect(Math.abs((p50Ms ?? 0) / 500 - 1)).toBeLessThan(0.05);
    expect(Math.abs((p95Ms ?? 0) / 950 - 1)).toBeLessThan(0.05);
  }
});

it("leaves out what is older than the period", async () => {
  await addCall({ ended_at: new Date(now.getTime() - 2 * 3_600_000) });
  await addCall({ ended_at: new Date(now.getTime() - 2 * 86_400_000) });
  await countAllCalls(stage.server.system);
  const calls = async (period: "hour" | "day" | "month") => (await read(period)).totals.calls;
  expect([await calls("hour"), await calls("day"), await calls("month")]).toEqual([0, 1, 2]);
});

it("is bounded: what is used least is one node", async () => {
  for (let index = 0; index < mostTrafficNodes + 5; index += 1) await addCall({ model: `m${index}` });
  const { nodes, edges } = await read("hour");
  expect(nodes.filter(({ kind }) => kind === "model")).toHaveLength(mostTrafficNodes + 1);
  const others = nodes.find(({ kind, isOthers }) => kind === "model" && isOthers);
  expect(edges.find(({ to }) => to === others?.id)).toMatchObject({ calls: 5 });
});
