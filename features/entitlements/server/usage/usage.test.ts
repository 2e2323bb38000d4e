import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { setOverride } from "../overrides/set-override.ts";
import { editPlanValue } from "../plan-values/edit-plan-value.ts";
import { createEntitlementWorld, type EntitlementWorld } from "../testing/entitlement-world.ts";
import { recordUsage, releaseUsage, reserveUsage, settleUsage, spendUsage } from "../testing/usage-parts.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { sweepReservations } from "./sweep-reservations.ts";

let world: EntitlementWorld;
let later = 0;
beforeAll(async () => {
  world = await createEntitlementWorld("sandbox test", { now: () => new Date(Date.now() + later) });
});
afterAll(() => world[Symbol.asyncDispose]());

async function withLimit(valueLimit: number, entitlement: EntitlementKey = "messages"): Promise<UserActor> {
  const person = await world.newPerson();
  await setOverride(world.system, {
    ...{ workspaceId: person.workspaceId, entitlement },
    override: { isRemoved: false, valueBoolean: null, valueLimit, reason: "a test", endsAt: null },
  });
  return person;
}

const of = (person: UserActor, amount = 1, requestId: string = newId()) => ({
  ...{ workspaceId: person.workspaceId, userId: person.userId, amount, requestId },
  entitlement: "messages" as const,
});

describe("a limit that lets work go on", () => {
  /** Somebody without a plan, whose set lets work go on or not. */
  async function withOverage(overage: "block" | "allow") {
    const value = { planKey: "without_plan", entitlement: "messages" as const, valueBoolean: null };
    const limits = { valueLimit: 10, trialLimit: null, softPercent: 80, overage };
    await editPlanValue(world.system, { ...value, ...limits });
    const person = await world.newPerson();
    const isKnown = async () => (await readEntitlements(world.system, person.workspaceId)).values.messages;
    await expect.poll(isKnown).toMatchObject({ limit: 10, overage });
    return person;
  }

  it("ends a fifth above it, and says the limit itself", async () => {
    const person = await withOverage("allow");
    for (let count = 0; count < 12; count += 1) await spendUsage(world.as(person), of(person));
    await expect(spendUsage(world.as(person), of(person))).rejects.toMatchObject({
      ...{ code: "limit_reached", details: { limit: 10, used: 12 } },
    });
  });

  it("is told from one that stops", async () => {
    const person = await withOverage("block");
    for (let count = 0; count < 10; count += 1) await spendUsage(world.as(person), of(person));
    await expect(spendUsage(world.as(person), of(person))).rejects.toMatchObject({ code: "limit_reached" });
  });
});

describe("reserving", () => {
  it("sets aside, and settling counts what was really used", async () => {
    const person = await withLimit(10);
    const { workspaceId } = person;
    const { requestId } = await reserveUsage(world.as(person), of(person, 5));
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 0, reserved: 5 });
    expect(await settleUsage(world.as(person), { workspaceId, requestId, amount: 7 })).toBe(true);
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 7, reserved: 0 });
  });

  it("is refused at the limit with what it is, how much was used and when it begins anew", async () => {
    const person = await withLimit(2);
    const { resetsAt } = await readEntitlements(world.system, person.workspaceId);
    for (const _ of [1, 2]) await reserveUsage(world.as(person), of(person));
    await expect(reserveUsage(world.as(person), of(person))).rejects.toMatchObject({
      code: "limit_reached",
      status: 402,
      details: {
        ...{
          entitlement: "messages",
          scope: "workspace",
          limit: 2,
          used: 2,
          upgradeUrl: "/settings/billing",
        },
        resetsAt: resetsAt.toISOString(),
      },
    });
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 0, reserved: 2 });
  });

  it("lets 200 at once, over 25 connections, have exactly the limit", async () => {
    const limit = 37;
    const person = await withLimit(limit);
    const { periodStartsAt } = await readEntitlements(world.system, person.workspaceId);
    const connections = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const client = new pg.Client(world.database.appConnection);
        await client.connect();
        await client.query("select set_config('role', 'service_role', false)");
        await client.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', false)`);
        return client;
      }),
    );
    const reserve = (client: pg.Client, request: string) =>
      client.query<{ outcome: string }>(
        `select outcome from app.reserve_usage($1, $2, 'messages', $3, null, 1, $4, $5, null, false, false, now())`,
        [person.workspaceId, request, person.userId, periodStartsAt, limit],
      );
    const outcomes: string[] = [];
    await Promise.all(
      connections.map(async (client, number) => {
        for (let turn = 0; turn < 8; turn++) {
          const { rows } = await reserve(client, `request ${number} ${turn}`);
          outcomes.push(rows[0]?.outcome ?? "none");
        }
        await client.end();
      }),
    );
    expect(outcomes).toHaveLength(200);
    const reserved = outcomes.filter((outcome) => outcome === "reserved");
    expect(reserved).toHaveLength(limit);
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 0, reserved: limit });
  }, 30_000);

  it("counts the same request once, also when it comes twice in the same moment", async () => {
    const person = await withLimit(5);
    const request = of(person, 2);
    const both = await Promise.all([1, 2].map(() => reserveUsage(world.as(person), request)));
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 0, reserved: 2 });
  });

  it("refuses a request id that stands for something else", async () => {
    const person = await withLimit(5);
    const request = of(person);
    await reserveUsage(world.as(person), request);
    await expect(reserveUsage(world.as(person), { ...request, entitlement: "runs" })).rejects.toMatchObject({
      code: "usage.request_reused",
    });
  });

  it("uses up nothing of another workspace", async () => {
    const [person, stranger] = [await withLimit(5), await withLimit(5)];
    await expect(reserveUsage(world.as(stranger), of(person))).rejects.toThrow();
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 0, reserved: 0 });
  });

  it("has to fit the budgets of the user and the agent as well, or nothing of it is reserved", async () => {
    const person = await withLimit(100);
    const agentId = newId();
    const budget = (scope: string, id: string, limit: number) =>
      world.look(
        `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
         values ($1, $2, $3, 'messages', $4)`,
        [person.workspaceId, scope, id, limit],
      );
    await budget("user", person.userId, 3);
    await budget("agent", agentId, 2);
    await reserveUsage(world.as(person), { ...of(person, 2), agentId });
    await expect(reserveUsage(world.as(person), { ...of(person), agentId })).rejects.toMatchObject({
      details: { scope: "agent", limit: 2, used: 2 },
    });
    await reserveUsage(world.as(person), of(person));
    await expect(reserveUsage(world.as(person), of(person))).rejects.toMatchObject({
      details: { scope: "user", limit: 3, used: 3 },
    });
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 0, reserved: 3 });
  });
});

describe("what was reserved", () => {
  it("is settled or released once, whoever asks again", async () => {
    const person = await withLimit(10);
    const { workspaceId } = person;
    const { requestId } = await reserveUsage(world.as(person), of(person, 4));
    await settleUsage(world.as(person), { workspaceId, requestId, amount: 4 });
    expect(await settleUsage(world.as(person), { workspaceId, requestId, amount: 4 })).toBe(false);
    expect(await releaseUsage(world.as(person), { workspaceId, requestId })).toBe(false);
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 4, reserved: 0 });
  });

  it("is free again when it is released, and the same request may come again", async () => {
    const person = await withLimit(1);
    const { workspaceId } = person;
    const request = of(person);
    await reserveUsage(world.as(person), request);
    expect(await releaseUsage(world.as(person), request)).toBe(true);
    expect(await reserveUsage(world.as(person), request)).toMatchObject({ state: "reserved", isNew: true });
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 0, reserved: 1 });
  });

  it("is unknown where nothing was reserved", async () => {
    const person = await withLimit(1);
    const { workspaceId } = person;
    await expect(
      settleUsage(world.as(person), { workspaceId, requestId: newId(), amount: 1 }),
    ).rejects.toMatchObject({ code: "usage.request_unknown" });
  });

  it("is released after a quarter of an hour when nobody settled it, and a late settling still counts", async () => {
    const person = await withLimit(1);
    const { workspaceId } = person;
    const { requestId } = await reserveUsage(world.as(person), of(person));
    await sweepReservations.perform(world.system, {});
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 0, reserved: 1 });
    later = 16 * 60_000;
    await sweepReservations.perform(world.system, {});
    later = 0;
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 0, reserved: 0 });
    await settleUsage(world.as(person), { workspaceId, requestId, amount: 1 });
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 1, reserved: 0 });
  });
});

it("a reservation that cannot be given back keeps no other waiting", async () => {
  const [first, second] = [await withLimit(5), await withLimit(5)];
  await reserveUsage(world.as(first), of(first, 1, "stuck"));
  await reserveUsage(world.as(second), of(second));
  await world.look(`create function public.refuse_release() returns trigger language plpgsql as
    $$ begin if new.request_id = 'stuck' then raise exception 'stuck'; end if; return new; end $$`);
  await world.look(
    "create trigger refuse_release before update on usage_ledger for each row execute function public.refuse_release()",
  );
  later = 16 * 60_000;
  await sweepReservations.perform(world.system, {});
  later = 0;
  await world.look("drop function public.refuse_release cascade");
  expect(await world.counter(first.workspaceId, "messages")).toEqual({ used: 0, reserved: 1 });
  expect(await world.counter(second.workspaceId, "messages")).toEqual({ used: 0, reserved: 0 });
});

describe("spending", () => {
  it("uses at once, once for the same request, and is refused at the limit", async () => {
    const person = await withLimit(1);
    const request = of(person);
    expect(await spendUsage(world.as(person), request)).toMatchObject({ state: "settled", isNew: true });
    expect(await spendUsage(world.as(person), request)).toMatchObject({ isNew: false });
    await expect(spendUsage(world.as(person), of(person))).rejects.toMatchObject({ code: "limit_reached" });
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 1, reserved: 0 });
  });
});

describe("recording", () => {
  it("counts whatever the limit is", async () => {
    const person = await withLimit(1);
    await recordUsage(world.as(person), of(person, 5));
    expect(await world.counter(person.workspaceId, "messages")).toEqual({ used: 5, reserved: 0 });
  });

  it("counts whatever the budget of the person is, so that what is settled with it is counted too", async () => {
    const person = await withLimit(10);
    const { workspaceId, userId } = person;
    await world.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'user', $2, 'messages', 0)`,
      [workspaceId, userId],
    );
    await expect(spendUsage(world.as(person), of(person))).rejects.toMatchObject({ code: "limit_reached" });
    await recordUsage(world.as(person), of(person, 5));
    expect(await world.counter(workspaceId, "messages")).toEqual({ used: 5, reserved: 0 });
  });
});

describe("coming near to a limit", () => {
  const warnings = (workspaceId: string) =>
    world.look("select data from events where workspace_id = $1 and name = 'entitlements.warned'", [
      workspaceId,
    ]);

  it("is told once a period, and not before", async () => {
    const person = await withLimit(10);
    await spendUsage(world.as(person), of(person, 7));
    expect(await warnings(person.workspaceId)).toEqual([]);
    await spendUsage(world.as(person), of(person));
    await spendUsage(world.as(person), of(person));
    expect(await warnings(person.workspaceId)).toEqual([{ data: { entitlement: "messages" } }]);
  });

  it("is told when it is settling that comes there", async () => {
    const person = await withLimit(10);
    const { workspaceId } = person;
    const { requestId } = await reserveUsage(world.as(person), of(person, 9));
    expect(await warnings(workspaceId)).toEqual([]);
    await settleUsage(world.as(person), { workspaceId, requestId, amount: 9 });
    expect(await warnings(workspaceId)).toHaveLength(1);
  });
});
