import { describe, expect, it } from "vitest";
import { assignPlan } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import { afterTheFirstMonth, dayMs, stageAdmin } from "../testing/stage-admin.ts";
import { listBilledRows } from "./billed-workspace.repository.ts";

const staged = stageAdmin();
const { call, subscriber, passDays, states } = staged;

const idOf = ({ workspaceId }: { workspaceId: string }) => workspaceId;

describe("the numbers", () => {
  it("count trials, money, conversions, failed payments and ends as the pages say", async () => {
    const before = (await call("GET", "overview")).body;
    expect(before).toMatchObject({
      provider: "sandbox",
      isTestMode: true,
      windowDays: 30,
      dashboardUrl: null,
    });
    const people = [await subscriber(), await subscriber(), await subscriber(), await subscriber()];
    const [, paying, failing, gone] = people;
    const recurring = { interval: "month", interval_count: 1 };
    const price = {
      price: { id: "price_sbx_individual", unit_amount: 2_000, currency: "usd", recurring },
      quantity: 3,
    };
    const end = Math.floor(Date.now() / 1_000) + 30 * 86_400;
    await paying?.turn({
      status: "active",
      items: { data: [{ ...price, current_period_start: 1, current_period_end: end }] },
    });
    await failing?.turn({ status: "active" });
    await failing?.turn({ status: "past_due", ...afterTheFirstMonth });
    await gone?.turn({ status: "active" });
    await gone?.turn({ status: "canceled" });
    const { body } = await call("GET", "overview");
    expect(body.trialsRunning - before.trialsRunning).toBe(1);
    expect(body.pastDue - before.pastDue).toBe(1);
    expect(body.conversions - before.conversions).toBe(3);
    expect(body.churned - before.churned).toBe(1);
    // Three at their own price, and one at the price of its plan, which its provider did not name.
    expect(body.monthlyRevenue).toEqual([{ currency: "usd", cents: 3 * 2_000 + 2_999, subscriptions: 2 }]);
  });

  it("tell which trials end within a week, and count a lost one as no churn", async () => {
    const lost = await subscriber();
    const before = (await call("GET", "overview")).body;
    await passDays(8);
    await lost.turn({ status: "canceled" });
    const { body } = await call("GET", "overview");
    expect(body.trialsEndingSoon).toBeGreaterThan(0);
    expect(body.trialsEndingSoon).toBe(body.trialsRunning);
    expect(body.trialsLost - before.trialsLost).toBe(1);
    expect(body.churned).toBe(before.churned);
    expect(body.paidBefore).toBe(0);
  });
});

describe("workspaces", () => {
  it("are found by the beginning of an owner's address and of a name, and by ids", async () => {
    const { workspaceId, email, customerId, subscriptionId } = await subscriber("zoe_100%@example.com");
    await staged.world.look("update workspaces set name = 'Zebra & Co' where id = $1", [workspaceId]);
    for (const search of ["ZOE_100%", "zebra", workspaceId, customerId, subscriptionId]) {
      const { body } = await call("GET", `workspaces?search=${encodeURIComponent(search)}`);
      expect(body.items).toMatchObject([
        { workspaceId, ownerEmail: email, name: "Zebra & Co", state: "trial", planKey: "individual" },
      ]);
      expect(body.items[0]).toMatchObject({ status: "trialing", messages: { used: 0, limit: 300 } });
    }
    expect((await call("GET", "workspaces?search=zoeX100")).body.items).toEqual([]);
  });

  it("are in the state that their plan is in", async () => {
    const { email, workspaceId, turn } = await subscriber();
    expect(await states(email)).toEqual(["trial"]);
    await turn({ status: "active" });
    expect(await states(email)).toEqual(["paid"]);
    await turn({ status: "past_due", ...afterTheFirstMonth });
    expect(await states(email)).toEqual(["grace"]);
    await turn({ status: "canceled" });
    expect(await states(email)).toEqual(["ended"]);
    const until = new Date(staged.clockMs + dayMs);
    const gift = { workspaceId, planKey: "business", accessEndsAt: until, note: "A pilot." } as const;
    await assignPlan(staged.world.system, gift);
    const { body } = await call("GET", `workspaces?search=${email}`);
    expect(body.items).toMatchObject([
      { state: "assigned", planKey: "business", dueAt: until.toISOString() },
    ]);
    await passDays(2);
    expect(await states(email)).toEqual(["ended"]);
  });

  it("whose first charge failed are among those whose payment failed, not among trials", async () => {
    const { email, turn } = await subscriber();
    await turn({ status: "active", latest_invoice: { id: "in_first", status: "draft" } });
    expect((await call("GET", `workspaces?search=${email}`)).body.items).toMatchObject([
      { state: "trial", status: "active", dueAt: null },
    ]);
    await turn({ status: "past_due", latest_invoice: { id: "in_first", status: "open" } });
    expect(await states(email)).toEqual(["grace"]);
    const emailsIn = async (state: string) =>
      (await call("GET", `workspaces?state=${state}&limit=100`)).body.items.map(
        ({ ownerEmail }: { ownerEmail: string }) => ownerEmail,
      );
    expect(await emailsIn("grace")).toContain(email);
    expect(await emailsIn("trial")).not.toContain(email);
  });

  it("are filtered by state and come page by page, each once", async () => {
    for (const state of ["trial", "paid", "grace", "assigned", "ended", "none"]) {
      const { body } = await call("GET", `workspaces?state=${state}`);
      expect(new Set(body.items.map((row: { state: string }) => row.state))).toEqual(new Set([state]));
    }
    const whole = (await call("GET", "workspaces")).body.items.map(idOf);
    const paged: string[] = [];
    let cursor = "";
    do {
      const { body } = await call("GET", `workspaces?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.items.map(idOf));
      cursor = body.nextCursor;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect((await call("GET", "workspaces?cursor=2")).status).toBe(400);
  });

  it("belong to nobody who takes payments where nobody does", async () => {
    const [row] = await query(staged.world.system, ({ db }) =>
      listBilledRows(db, {
        ...{ origin: null, mode: undefined, now: new Date(), search: "admin@", state: "none" },
        ...{ after: undefined, limit: 5 },
      }),
    );
    expect(row).toMatchObject({ state: "none", planKey: "own", status: null, dueAt: null });
  });
});
