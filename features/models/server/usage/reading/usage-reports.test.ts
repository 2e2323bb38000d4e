import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { UsageOverview, UsageRow } from "../../../contract/model-usage.ts";
import { countAllCalls } from "../count-calls.ts";
import { stageUsage, type UsageStage } from "../testing.ts";
import { exportUsage } from "./export-usage.ts";

let stage: UsageStage;
let owner: UserActor;
let member: UserActor;
const installationAdmin = createUserActor({ isAdmin: true });

beforeAll(async () => {
  stage = await stageUsage();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = createUserActor({ role: "owner" });
  await storePerson(stage.server, owner);
  member = createUserActor({ workspaceId: owner.workspaceId, role: "member" });
  await storePerson(stage.server, member);
});

async function get<Body>(path: string, actor?: UserActor) {
  const headers = actor ? stage.server.headersOf(actor) : {};
  const reply = await stage.server.server.inject({ url: path, headers });
  const isJson = String(reply.headers["content-type"]).includes("json");
  return { status: reply.statusCode, text: reply.body, body: (isJson ? reply.json() : {}) as Body };
}
const own = "/api/v1/model-usage/own";
const workspace = "/api/v1/model-usage";
const installation = "/api/v1/admin/model-usage";
const totals = async (path: string, actor: UserActor) => (await get<UsageOverview>(path, actor)).body.totals;
const rows = async (path: string, actor: UserActor) =>
  (await get<{ items: UsageRow[] }>(path, actor)).body.items;
const spend = (person: UserActor, count = 3) =>
  stage.ask(`[[script:tokens count=${count}]]`, { call: stage.callOf(person) });

describe("who reads what models were used for", () => {
  const parts = ["", "/rows?by=person", "/csv"];
  it.each(parts)("%s of a workspace is for its owner and admins", async (part) => {
    expect((await get(workspace + part, owner)).status).toBe(200);
    expect((await get(workspace + part, member)).status).toBe(403);
    expect((await get(workspace + part)).status).toBe(401);
  });

  it.each(parts)("%s of the installation is for its admins", async (part) => {
    expect((await get(installation + part, installationAdmin)).status).toBe(200);
    expect((await get(installation + part, owner)).status).toBe(403);
    expect((await get(installation + part)).status).toBe(401);
  });

  it("everybody sees their own, and nothing of others", async () => {
    await spend(owner);
    await spend(member);
    await spend(member);
    expect((await totals(own, member)).calls).toBe(2);
    expect((await totals(own, owner)).calls).toBe(1);
    expect((await rows(`${own}?by=person`.replace("?", "/rows?"), member)).map(({ key }) => key)).toEqual([
      member.userId,
    ]);
    const { text } = await get(`${own}/csv`, member);
    expect(text).toContain(member.userId);
    expect(text).not.toContain(owner.userId);
  });

  it("the owner of one workspace sees nothing of another", async () => {
    const stranger = createUserActor({ role: "owner" });
    await storePerson(stage.server, stranger);
    await spend(stranger);
    expect((await totals(workspace, owner)).calls).toBe(0);
    expect((await get(`${workspace}/csv`, owner)).text).not.toContain(stranger.workspaceId);
  });

  it("traffic is for admins of the installation", async () => {
    const path = "/api/v1/admin/model-traffic";
    expect((await get(path, installationAdmin)).status).toBe(200);
    expect((await get(path, owner)).status).toBe(403);
    expect((await get(path)).status).toBe(401);
  });
});

describe("a report", () => {
  it("has the sums of the ledger, before and after they are counted, in total and by everything", async () => {
    await spend(owner, 9);
    await spend(member, 2);
    const [ledger] = await stage.server.look<{ cost: number }>(
      "select sum(used_amount)::float8 as cost from usage_ledger where workspace_id = $1 and entitlement = 'model_cost'",
      [owner.workspaceId],
    );
    for (const isCounted of [false, true]) {
      if (isCounted) await countAllCalls(stage.server.system);
      expect(await totals(workspace, owner)).toMatchObject({ calls: 2, costMicros: ledger?.cost });
      for (const by of ["person", "agent", "model", "purpose", "day"]) {
        const items = await rows(`${workspace}/rows?by=${by}`, owner);
        expect(
          items.reduce((sum, { costMicros }) => sum + costMicros, 0),
          by,
        ).toBe(ledger?.cost);
      }
    }
    const { text } = await get(`${workspace}/csv`, owner);
    const costs = text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",").at(-1)));
    expect(Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 1e6)).toBe(ledger?.cost);
  });

  it("compares the period with as many days before, and has each of its days", async () => {
    await spend(owner);
    await stage.server.look("update model_calls set ended_at = '2026-03-05T10:00Z' where workspace_id = $1", [
      owner.workspaceId,
    ]);
    const { body } = await get<UsageOverview>(`${workspace}?from=2026-03-06&to=2026-03-07`, owner);
    expect([body.totals.calls, body.previous.calls]).toEqual([0, 1]);
    expect(body.days.map(({ day }) => day)).toEqual(["2026-03-06", "2026-03-07"]);
    const exact = await get<UsageOverview>(`${workspace}?from=2026-03-05&to=2026-03-05`, owner);
    expect(exact.body.days).toMatchObject([{ day: "2026-03-05", calls: 1 }]);
  });

  it.each(["from=2026-03-02&to=2026-03-01", "from=2024-01-01&to=2026-03-01", "from=yesterday"])(
    "refuses the period %s",
    async (period) => {
      for (const path of [workspace, `${workspace}/csv`]) {
        expect((await get(`${path}?${period}`, owner)).status).toBe(400);
      }
    },
  );

  it("has the budget of the workspace, and of each member who has one", async () => {
    await stage.server.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'user', $2, 'model_cost', 5000000)`,
      [owner.workspaceId, member.userId],
    );
    await spend(member);
    const { costMicros } = await totals(own, member);
    const { body } = await get<UsageOverview>(own, member);
    expect(body.budget).toMatchObject({ limitMicros: 5_000_000, usedMicros: costMicros });
    const [row] = await rows(`${workspace}/rows?by=person`, owner);
    expect(row?.budget).toMatchObject({ limitMicros: 5_000_000, usedMicros: costMicros });
    expect((await get<UsageOverview>(workspace, owner)).body.budget).toMatchObject({
      usedMicros: costMicros,
    });
  });

  it("keeps the sums of somebody who was erased, and no longer names them", async () => {
    await spend(member);
    await countAllCalls(stage.server.system);
    await spend(member);
    const before = await totals(workspace, owner);
    await eraseTables(stage.server.system, member.userId);
    expect(await totals(workspace, owner)).toEqual(before);
    expect((await rows(`${workspace}/rows?by=person`, owner)).map(({ key, name }) => [key, name])).toEqual([
      [null, null],
    ]);
    await countAllCalls(stage.server.system);
    expect(await totals(workspace, owner)).toEqual(before);
  });
});

describe("a download", () => {
  it("gives no spreadsheet a formula, and says when there is more", async () => {
    await stage.server.look("update workspaces set name = '=1+1' where id = $1", [owner.workspaceId]);
    await spend(owner);
    await spend(member);
    const { text } = await get(`${workspace}/csv`, owner);
    expect(text).toContain(",'=1+1,");
    const reach = { type: "workspace" as const, workspaceId: owner.workspaceId };
    const lines = await Array.fromAsync(exportUsage(stage.server.as(owner), reach, {}, 1));
    expect(lines.join("")).toMatch(/Only the first 1 rows are here/);
  });
});
