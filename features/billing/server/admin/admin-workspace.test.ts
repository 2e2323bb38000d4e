import { describe, expect, it } from "vitest";
import { assignPlan } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { cancelSubscriptions } from "../cancellation/cancel-subscriptions.ts";
import { stageAdmin } from "../testing/stage-admin.ts";

const staged = stageAdmin();
const { subscriber, call } = staged;

describe("one workspace", () => {
  it("shows its subscriptions, customers, assigned plan and usage", async () => {
    const { workspaceId, subscriptionId, customerId, email } = await subscriber();
    const asAdmin = staged.world.as(createUserActor({ userId: staged.adminId, isAdmin: true }));
    await assignPlan(asAdmin, {
      ...{ workspaceId, planKey: "business", accessEndsAt: null, note: "A pilot." },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}`);
    expect(body).toMatchObject({
      ...{ provider: "sandbox", isTestMode: true, outgoing: [] },
      workspace: { workspaceId, state: "assigned", planName: "Business" },
      assigned: { planKey: "business", isInForce: true, note: "A pilot.", assignedBy: "admin@example.com" },
      subscriptions: [{ subscriptionId, customerId, status: "trialing", endedAt: null, url: null }],
      customers: [{ customerId, payerEmail: email, url: null }],
    });
    expect(body.usage).toHaveLength(15);
  });

  it("shows what happened to it, by whom, page by page", async () => {
    const { workspaceId, turn } = await subscriber();
    await turn({ status: "active" });
    await call("POST", `workspaces/${workspaceId}/sync`);
    const { body } = await call("GET", `workspaces/${workspaceId}/history?limit=100`);
    const acts = body.items.map(({ act }: { act: string }) => act);
    expect(acts).toEqual(expect.arrayContaining(["subscription.created", "billing.sync_asked"]));
    const asked = body.items.find(({ act }: { act: string }) => act === "billing.sync_asked");
    expect(asked).toMatchObject({ by: "admin@example.com", facts: {} });
    const first = (await call("GET", `workspaces/${workspaceId}/history?limit=1`)).body;
    const second = await call("GET", `workspaces/${workspaceId}/history?limit=1&cursor=${first.nextCursor}`);
    expect(second.body.items[0]).toEqual(body.items[1]);
  });

  it("shows who did what was told in the facts of older events", async () => {
    const { workspaceId } = await subscriber();
    const writeOld = command("test.write_old_event", unrestricted, (ctx, facts: { admin: string }) =>
      ctx.audit({ act: "workspace_plan.unassigned", workspaceId, facts }),
    );
    await writeOld(staged.world.system, { admin: staged.adminId });
    const { body } = await call("GET", `workspaces/${workspaceId}/history?limit=1`);
    expect(body.items).toMatchObject([{ by: "admin@example.com", facts: {} }]);
  });

  it("is read again at the provider when an admin asks", async () => {
    const { workspaceId, atProvider } = await subscriber();
    atProvider.status = "active";
    expect(await call("POST", `workspaces/${workspaceId}/sync`)).toMatchObject({
      status: 200,
      body: { subscriptions: 1 },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}`);
    expect(body.workspace.state).toBe("paid");
    staged.world.provider.failure = 500;
    const failed = await call("POST", `workspaces/${workspaceId}/sync`);
    expect(failed).toMatchObject({ status: 503, body: { error: { code: "payment_service_busy" } } });
  });

  it("has invoices, asked of the provider", async () => {
    const { workspaceId } = await subscriber();
    staged.world.provider.invoices.push({
      ...{ id: "in_1", object: "invoice", number: "A-1", status: "paid", total: 2_999, currency: "usd" },
      ...{ created: 1_700_000_000, hosted_invoice_url: "https://pay.example/in_1", invoice_pdf: null },
    });
    const { body } = await call("GET", `workspaces/${workspaceId}/invoices`);
    expect(body.items).toMatchObject([{ id: "in_1", totalCents: 2_999, dashboardUrl: null }]);
  });

  it("that does not exist is told as such", async () => {
    const nobody = "01900000-0000-7000-8000-000000000000";
    expect((await call("GET", `workspaces/${nobody}`)).body.error.code).toBe("workspace.not_found");
    expect((await call("POST", `workspaces/${nobody}/sync`)).body.error.code).toBe("workspace.not_found");
  });
});

describe("what is not done", () => {
  it("shows a subscription that could not be ended, how often that failed, and is tried again", async () => {
    const { workspaceId, subscriptionId } = await subscriber();
    await staged.world.look(
      `insert into subscription_closings (provider, is_live, subscription_id, mode)
       values ('sandbox', false, $1, 'at_period_end')`,
      [subscriptionId],
    );
    staged.world.provider.failure = 500;
    expect(await cancelSubscriptions(staged.world.system, staged.world.billing)).toHaveLength(1);
    const retry = { kind: "closing", id: subscriptionId };
    expect((await call("POST", "outgoing/retry", { body: retry })).status).toBe(503);
    const waiting = { kind: "closing", id: subscriptionId, detail: "at_period_end", attempts: 2 };
    const { body } = await call("GET", "outgoing");
    const whose = { workspaceId, workspaceName: "Personal", email: null, planName: null };
    expect(body.items).toMatchObject([{ ...waiting, ...whose, lastError: expect.stringContaining("500") }]);
    expect((await call("GET", `workspaces/${workspaceId}`)).body.outgoing).toMatchObject([waiting]);
    staged.world.provider.failure = undefined;
    expect((await call("POST", "outgoing/retry", { body: retry })).status).toBe(204);
    expect((await call("GET", "outgoing")).body.items).toEqual([]);
    expect((await call("POST", "outgoing/retry", { body: retry })).body.error.code).toBe("outgoing_done");
  });

  it("shows webhooks that wait and checkouts that nobody claimed, page by page", async () => {
    const { subscriptionId, workspaceId, email } = await subscriber();
    await staged.world.look(
      `insert into webhook_events (provider, event_id, type, object_id, status, happened_at, received_at)
       values ('sandbox', 'evt_waits', 'customer.subscription.updated', $1, 'waiting', now(), now() - interval '1 hour')`,
      [subscriptionId],
    );
    await staged.world.begin(email);
    await staged.world.look(
      "update checkout_intents set status = 'quarantined' where email = $1 and status = 'open'",
      [email],
    );
    const first = (await call("GET", "outgoing?limit=1")).body;
    expect(first.items).toMatchObject([{ kind: "webhook", id: "evt_waits", attempts: 0, lastError: null }]);
    const second = (await call("GET", `outgoing?limit=1&cursor=${encodeURIComponent(first.nextCursor)}`))
      .body;
    const whose = { email, planName: "Individual", workspaceId };
    expect(second).toMatchObject({
      ...{ items: [{ kind: "checkout", detail: "quarantined", ...whose }], nextCursor: null },
    });
    expect((await call("GET", `workspaces/${workspaceId}`)).body.outgoing).toHaveLength(2);
    expect((await call("GET", "outgoing?cursor=x")).status).toBe(400);
    const retried = await call("POST", "outgoing/retry", { body: { kind: "webhook", id: "evt_waits" } });
    expect(retried.status).toBe(204);
    expect((await call("GET", "outgoing")).body.items).toMatchObject([{ kind: "checkout" }]);
  });
});

it("nobody but admins of the installation gets any of it, owners of workspaces as little as visitors", async () => {
  const { headers, id } = await staged.world.signUpPerson();
  const ways = [
    ["GET", "overview"],
    ["GET", "workspaces"],
    ["GET", `workspaces/${id}`],
    ["GET", `workspaces/${id}/history`],
    ["GET", `workspaces/${id}/invoices`],
    ["POST", `workspaces/${id}/sync`],
    ["GET", "outgoing"],
    ["POST", "outgoing/retry"],
  ] as const;
  for (const [method, path] of ways) {
    expect((await call(method, path, { headers })).status, path).toBe(403);
    expect((await call(method, path, { headers: {} as typeof staged.admin })).status, path).toBe(401);
  }
});
