import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { editPlanValue } from "./plan-values/edit-plan-value.ts";
import { seedPlanValues } from "./plan-values/seed-plan-values.ts";
import { assignPlan } from "./plans/assign-plan.ts";
import { setWorkspacePlan } from "./plans/set-workspace-plan.ts";
import { createEntitlementWorld, type EntitlementWorld } from "./testing/entitlement-world.ts";
import { spendUsage } from "./testing/usage-parts.ts";
import { readEntitlements } from "./values/read-entitlements.ts";

let world: EntitlementWorld;
let admin: UserActor;
beforeAll(async () => {
  world = await createEntitlementWorld("sandbox test");
  admin = await world.newPerson({ isAdmin: true });
});
afterAll(() => world[Symbol.asyncDispose]());

type Method = "GET" | "PUT" | "DELETE";
async function call(actor: UserActor, method: Method, url: string, payload?: object) {
  const reply = await world.server.inject({
    ...{ method, url: `/api/v1${url}`, headers: world.headersOf(actor) },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
}

const limitOf = async ({ workspaceId }: UserActor) =>
  (await readEntitlements(world.system, workspaceId)).values.messages.limit;
const one = { valueBoolean: null, valueLimit: 5, reason: "They asked nicely" };

describe("the usage of the own workspace", () => {
  it("is shown to members too, with the plan, each limit and whom to ask", async () => {
    const owner = await world.newPerson();
    await world.look("update auth.users set email = $2 where id = $1", [owner.userId, "ann@example.com"]);
    const member = await world.newPerson({ role: "member", workspaceId: owner.workspaceId });
    await spendUsage(world.as(member), {
      ...{ workspaceId: owner.workspaceId, userId: member.userId, entitlement: "messages" },
      ...{ amount: 3, requestId: newId() },
    });
    const { status, body } = await call(member, "GET", "/usage");
    expect(status).toBe(200);
    expect(body).toMatchObject({ planKey: "without_plan", canManage: false, managers: ["ann@example.com"] });
    expect(body.entitlements).toContainEqual(
      expect.objectContaining({ entitlement: "messages", limit: 100, used: 3, softPercent: 80 }),
    );
    expect(body.entitlements).toContainEqual(
      expect.objectContaining({ entitlement: "seats", limit: 1, used: 2, resetsAt: null }),
    );
    expect((await call(owner, "GET", "/usage")).body.canManage).toBe(true);
  });

  it("is shown to guests as far as they write messages, and tells them no addresses", async () => {
    const owner = await world.newPerson();
    const guest = await world.newPerson({ role: "guest", workspaceId: owner.workspaceId });
    const { status, body } = await call(guest, "GET", "/usage");
    expect([status, body.managers]).toEqual([200, []]);
    expect(body.entitlements.map((entry: { entitlement: string }) => entry.entitlement)).toEqual([
      "messages",
    ]);
  });

  it("is nobody else's", async () => {
    expect((await world.server.inject({ url: "/api/v1/usage" })).statusCode).toBe(401);
  });
});

describe("admins of the installation", () => {
  it("alone may change plans and workspaces", async () => {
    const person = await world.newPerson();
    const { workspaceId } = person;
    const refused = await Promise.all([
      call(person, "GET", "/admin/plan-entitlements"),
      call(person, "GET", "/admin/usage"),
      call(person, "PUT", `/admin/workspaces/${workspaceId}/entitlement-overrides/messages`, one),
      call(person, "PUT", `/admin/workspaces/${workspaceId}/plan`, { planKey: "enterprise" }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await limitOf(person)).toBe(100);
  });

  it("put, list and delete overrides, which count at once", async () => {
    const person = await world.newPerson();
    const path = `/admin/workspaces/${person.workspaceId}/entitlement-overrides`;
    expect(await limitOf(person)).toBe(100);
    expect((await call(admin, "PUT", `${path}/messages`, one)).status).toBe(200);
    await expect.poll(() => limitOf(person)).toBe(5);
    expect((await call(admin, "GET", path)).body.items).toMatchObject([{ ...one, createdBy: admin.userId }]);
    expect((await call(admin, "DELETE", `${path}/messages`)).status).toBe(204);
    await expect.poll(() => limitOf(person)).toBe(100);
    expect((await call(admin, "DELETE", `${path}/messages`)).status).toBe(404);
  });

  it.each([
    ["a boolean for what is counted", "messages", { ...one, valueBoolean: true }],
    ["a number for what is given or not", "team", one],
    ["a limit of what is only counted", "tokens", one],
    ["nothing of what is only counted", "tokens", { ...one, valueLimit: null, isRemoved: true }],
    ["an end before the beginning", "messages", { ...one, endsAt: "2020-01-01T00:00:00Z" }],
  ])("are refused %s", async (_what, entitlement, override) => {
    const { workspaceId } = await world.newPerson();
    const path = `/admin/workspaces/${workspaceId}/entitlement-overrides/${entitlement}`;
    const { status, body } = await call(admin, "PUT", path, override);
    expect([status, body.error.code]).toEqual([422, "entitlement.wrong_value"]);
  });

  it("are refused a workspace, an entitlement and a plan that do not exist", async () => {
    const { workspaceId } = await world.newPerson();
    const paths = [
      [`/admin/workspaces/${newId()}/entitlement-overrides/messages`, one, 404],
      [`/admin/workspaces/${workspaceId}/entitlement-overrides/gold`, one, 400],
      [`/admin/workspaces/${workspaceId}/plan`, { planKey: "gold" }, 404],
    ] as const;
    for (const [path, payload, status] of paths) {
      expect((await call(admin, "PUT", path, payload)).status, path).toBe(status);
    }
  });

  it("assign a plan, which goes before what is paid for, and take it back", async () => {
    const person = await world.newPerson();
    await setWorkspacePlan(world.system, {
      ...{ workspaceId: person.workspaceId, origin: "sandbox test", planKey: "individual", phase: "paid" },
      ...{ quantity: 1, periodStartsAt: new Date(), periodEndsAt: null, accessEndsAt: null },
    });
    await expect.poll(() => limitOf(person)).toBe(1_500);
    const path = `/admin/workspaces/${person.workspaceId}/plan`;
    const assignment = async () => (await call(person, "GET", "/usage")).body.assignment;
    expect(await assignment()).toBeNull();
    const accessEndsAt = new Date(Date.now() + 86_400_000).toISOString();
    const assigned = { planKey: "enterprise", note: "A friend", accessEndsAt };
    expect((await call(admin, "PUT", path, assigned)).status).toBe(204);
    await expect.poll(() => limitOf(person)).toBe(50_000);
    expect(await assignment()).toEqual({ endsAt: accessEndsAt });
    expect((await call(admin, "DELETE", path)).status).toBe(204);
    await expect.poll(() => limitOf(person)).toBe(1_500);
    expect(await assignment()).toBeNull();
    expect((await call(admin, "DELETE", path)).status).toBe(404);
  });

  it("edit what a plan gives; the next start leaves it as it is", async () => {
    const person = await world.newPerson();
    await assignPlan(world.system, {
      ...{ workspaceId: person.workspaceId, planKey: "business", accessEndsAt: null, note: "" },
    });
    const rest = { valueBoolean: null, trialLimit: null, softPercent: 90, overage: "block" as const };
    const value = { ...rest, valueLimit: 12_345 };
    expect((await call(admin, "PUT", "/admin/plan-entitlements/business/messages", value)).status).toBe(200);
    await expect.poll(() => limitOf(person)).toBe(12_345);
    await seedPlanValues(world.system, { selling: "sandbox test" });
    expect((await call(admin, "GET", "/admin/plan-entitlements?limit=100")).body.items).toContainEqual(
      expect.objectContaining({ planKey: "business", entitlement: "messages", valueLimit: 12_345 }),
    );
    await editPlanValue(world.system, {
      ...{ ...rest, planKey: "business", entitlement: "messages", valueLimit: 10_000 },
    });
  });

  it("give plans no limit of what is only counted", async () => {
    const value = {
      valueBoolean: null,
      valueLimit: null,
      trialLimit: null,
      softPercent: 80,
      overage: "block",
    };
    const put = (limits: object) =>
      call(admin, "PUT", "/admin/plan-entitlements/business/tokens", { ...value, ...limits });
    expect((await put({ valueLimit: 9 })).body.error.code).toBe("entitlement.wrong_value");
    expect((await put({ trialLimit: 9 })).body.error.code).toBe("entitlement.wrong_value");
    expect((await put({})).status).toBe(200);
  });

  it("let work go on above the limit of what is used up, and of nothing else", async () => {
    const value = { valueBoolean: null, trialLimit: null, softPercent: 80, overage: "allow" };
    const put = (entitlement: string, limits: object) =>
      call(admin, "PUT", `/admin/plan-entitlements/business/${entitlement}`, { ...value, ...limits });
    const refused = await put("seats", { valueLimit: 10 });
    expect([refused.status, refused.body.error.code]).toEqual([422, "entitlement.wrong_value"]);
    expect((await put("messages", { valueLimit: 10_000 })).status).toBe(200);
    expect((await put("messages", { valueLimit: 10_000, overage: "block" })).status).toBe(200);
  });

  it("page through plans and workspaces without missing one", async () => {
    const pages = async (path: string) => {
      const items: object[] = [];
      for (let cursor = ""; ; ) {
        const { body } = await call(admin, "GET", `${path}?limit=7${cursor && `&cursor=${cursor}`}`);
        items.push(...body.items);
        if (!body.nextCursor) return items;
        cursor = encodeURIComponent(body.nextCursor);
      }
    };
    expect(await pages("/admin/plan-entitlements")).toHaveLength(6 * 15);
    const [{ count } = { count: 0 }] = await world.look<{ count: number }>(
      "select count(*)::int as count from workspaces",
    );
    expect(await pages("/admin/usage")).toHaveLength(count);
    expect((await call(admin, "GET", "/admin/usage?cursor=nonsense")).status).toBe(400);
  });
});

describe("owners and admins of a workspace", () => {
  it("limit single users, and members do not", async () => {
    const owner = await world.newPerson();
    const member = await world.newPerson({ role: "member", workspaceId: owner.workspaceId });
    const path = `/usage/budgets/user/${member.userId}/messages`;
    expect((await call(member, "PUT", path, { limit: 50 })).status).toBe(403);
    expect((await call(owner, "PUT", path, { limit: 1 })).status).toBe(200);
    expect((await call(owner, "GET", "/usage/budgets")).body.items).toHaveLength(1);
    const spend = () =>
      spendUsage(world.as(member), {
        ...{ workspaceId: owner.workspaceId, userId: member.userId, entitlement: "messages" },
        ...{ amount: 1, requestId: newId() },
      });
    await spend();
    await expect(spend()).rejects.toMatchObject({ details: { scope: "user", limit: 1 } });
    expect((await call(owner, "DELETE", path)).status).toBe(204);
    await spend();
    expect((await call(owner, "DELETE", path)).status).toBe(404);
  });

  it("cannot limit people or agents that the workspace does not have", async () => {
    const [owner, stranger] = [await world.newPerson(), await world.newPerson()];
    const codeOf = async (scope: string, id: string) =>
      (await call(owner, "PUT", `/usage/budgets/${scope}/${id}/messages`, { limit: 1 })).body.error?.code;
    for (const id of [stranger.userId, newId()])
      expect(await codeOf("user", id)).toBe("usage_budget.unknown_subject");
    const agentId = newId();
    expect(await codeOf("agent", agentId)).toBe("usage_budget.unknown_subject");
    await spendUsage(world.as(owner), {
      ...{ workspaceId: owner.workspaceId, userId: owner.userId, entitlement: "messages" },
      ...{ agentId, amount: 1, requestId: newId() },
    });
    expect(await codeOf("agent", agentId)).toBeUndefined();
    expect(
      await world.look("select scope_id from usage_budgets where workspace_id = $1", [owner.workspaceId]),
    ).toEqual([{ scope_id: agentId }]);
  });

  it("change budgets 60 times at once, and then less often", async () => {
    const owner = await world.newPerson();
    const path = `/usage/budgets/user/${owner.userId}/messages`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 80; turn += 1) {
      statuses.push(
        (await call(owner, turn % 2 ? "DELETE" : "PUT", path, turn % 2 ? undefined : { limit: 1 })).status,
      );
    }
    expect(statuses.slice(0, 60).every((status) => status < 300)).toBe(true);
    expect(statuses).toContain(429);
  });

  it("cannot limit what nobody uses up", async () => {
    const owner = await world.newPerson();
    const path = `/usage/budgets/user/${owner.userId}/seats`;
    expect((await call(owner, "PUT", path, { limit: 1 })).body.error.code).toBe("usage_budget.not_metered");
  });
});

it.each(["tokens", "runs"])("nobody is limited in %s: nothing stops at such a limit", async (entitlement) => {
  const owner = await world.newPerson();
  const { status, body } = await call(owner, "PUT", `/usage/budgets/user/${owner.userId}/${entitlement}`, {
    limit: 1,
  });
  expect([status, body.error.code]).toEqual([422, "usage_budget.not_enforced"]);
});

it("usage says what is in force, and counts nothing that nothing uses", async () => {
  const owner = await world.newPerson();
  const { body } = await call(owner, "GET", "/usage");
  const of = (name: string) =>
    body.entitlements.find(({ entitlement }: { entitlement: string }) => entitlement === name);
  expect(of("messages")).toMatchObject({ isEnforced: true, used: 0 });
  expect(of("tokens")).toMatchObject({ isEnforced: false, used: 0, limit: null });
  expect(of("voice_seconds")).toMatchObject({ isEnforced: true, used: 0 });
  expect(of("storage_bytes")).toMatchObject({ isEnforced: true, used: 0 });
});
