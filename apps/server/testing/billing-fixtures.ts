import { openAccount } from "#features/auth/server/testing/account-parts.ts";
import { auditAdminRequest } from "#features/billing/server/admin/audit-admin-request.ts";
import type { BillingOptions, Mode } from "#features/billing/server/billing-options.ts";
import { finishClosing } from "#features/billing/server/cancellation/finish-closing.ts";
import { reclaimPlan } from "#features/billing/server/cancellation/reclaim-plan.ts";
import { advanceCheckout } from "#features/billing/server/checkout/advance-checkout.ts";
import { attachSession } from "#features/billing/server/checkout/attach-session.ts";
import { beginCheckout } from "#features/billing/server/checkout/begin-checkout.ts";
import { consumeCheckout } from "#features/billing/server/checkout/consume-checkout.ts";
import { switchProvider } from "#features/billing/server/installation/record-provider.ts";
import { sendNotice } from "#features/billing/server/mails/send-notice.ts";
import { noteCard } from "#features/billing/server/monitoring/read-card.ts";
import { endFinding, recordFinding } from "#features/billing/server/monitoring/record-finding.ts";
import { finishWork, postponeWork } from "#features/billing/server/monitoring/run-with-backoff.ts";
import { recordKeptPlan } from "#features/billing/server/plan-change/record-kept-plan.ts";
import { recordPlanChange } from "#features/billing/server/plan-change/record-plan-change.ts";
import { doubtPrice } from "#features/billing/server/plans/check-prices.ts";
import { publishOffer } from "#features/billing/server/plans/publish-offer.ts";
import { storeYearlyPrice } from "#features/billing/server/plans/set-yearly-price.ts";
import { recordPortalConfiguration } from "#features/billing/server/portal/portal-configuration.ts";
import { deleteUnprovedAccount } from "#features/billing/server/reminders/delete-unproved-account.ts";
import { listUnnotified } from "#features/billing/server/reminders/notified-subscription.repository.ts";
import { notifyChanges } from "#features/billing/server/reminders/notify-subscription.ts";
import { warningKeyOf } from "#features/billing/server/reminders/unproved-account.repository.ts";
import { claimForWorkspace } from "#features/billing/server/sign-up/claim-checkout.ts";
import { claimTrial } from "#features/billing/server/sign-up/claim-trial.ts";
import { mailFinishLink } from "#features/billing/server/sign-up/mail-finish-link.ts";
import type { Snapshot } from "#features/billing/server/subscriptions/snapshot.ts";
import { deleteLostCustomer } from "#features/billing/server/subscriptions/sync-customer.ts";
import { syncCustomerEmail } from "#features/billing/server/subscriptions/sync-customer-email.ts";
import { storeReading } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { markWebhookApplied } from "#features/billing/server/webhooks/mark-webhook-applied.ts";
import { receiveWebhook } from "#features/billing/server/webhooks/receive-webhook.ts";
import { query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";

const mode: Mode = { provider: "sandbox", isLive: false };
const billing: BillingOptions = {
  ...{
    ...mode,
    publicUrl: "http://127.0.0.1",
    auth: worldService,
    prices: { individual: "price_sbx_individual" },
  },
  keys: async () => ({ secretKey: "sk_test_1", publishableKey: `pk_test_${newId()}`, webhookSecrets: [] }),
};

function snapshot(): Snapshot {
  return {
    ...{ subscriptionId: newId(), customerId: newId(), status: "trialing", priceId: "price_sbx_individual" },
    ...{ quantity: 1, interval: "month", unitCents: 2_999, currency: "usd" },
    ...{ trialEndsAt: new Date(), periodStartsAt: new Date(), periodEndsAt: new Date() },
    ...{ cancelAt: null, createdAt: new Date(), isPaid: false },
  };
}

const newIntent = ({ system }: CommandWorld) =>
  beginCheckout(system, {
    ...{ billing, claimHash: newId(), email: `${newId()}@example.com`, emailHash: newId() },
    ...{ planId: "individual", priceId: "price_sbx_individual", trialDays: 14, userId: null },
    ...{ workspaceId: null, startsAt: null },
  });

const completed = async (world: CommandWorld) => ({
  intent: await newIntent(world),
  snapshot: snapshot(),
  reading: 1,
});

async function newSubscription(world: CommandWorld) {
  const { ctx, actor: owner } = await world.newPerson();
  const checkout = await completed(world);
  await claimForWorkspace(ctx, { billing, checkout });
  return { owner, checkout };
}

const newAdmin = async ({ as, newPerson }: CommandWorld) =>
  as({ ...(await newPerson()).actor, isAdmin: true });

const newWork = () => ({ kind: "subscription" as const, objectId: newId() });
const newFinding = () => ({ kind: "disputed" as const, objectId: newId(), facts: {} });

async function newEvent({ system }: CommandWorld, type: string) {
  const event = { ...mode, eventId: newId(), type, objectId: "sub_1", happenedAt: new Date() };
  await receiveWebhook(system, { billing, event });
  return event;
}

export const billingFixtures: Record<string, CommandFixture> = {
  "billing.ask_provider": {
    act: "billing.retry_asked",
    perform: async (world) =>
      auditAdminRequest(await newAdmin(world), { what: { kind: "closing", id: "sub_1" } }),
  },
  "billing_key.ensure": { act: "billing_key.created", isOfTheStart: true, perform: async () => undefined },
  "setting.publish_offer": {
    act: "setting.changed",
    perform: ({ system }) => publishOffer(system, { billing }),
  },
  "checkout.begin": { act: "checkout.begun", perform: newIntent },
  "checkout.attach_session": {
    act: "checkout.session_attached",
    perform: async (world) =>
      attachSession(world.system, { id: (await newIntent(world)).id, sessionId: newId() }),
  },
  "checkout.move": {
    act: "checkout.discarded",
    perform: async (world) =>
      advanceCheckout(world.system, { id: (await newIntent(world)).id, from: ["open"], to: "discarded" }),
  },
  "checkout.consume": {
    act: "checkout.consumed",
    perform: async (world) => consumeCheckout(world.system, { id: (await newIntent(world)).id }),
  },
  "checkout.claim_trial": {
    act: "checkout.claimed",
    perform: async (world) =>
      claimTrial(world.system, { billing, checkout: await completed(world), passwordHash: "none" }),
  },
  "checkout.claim_for_workspace": { act: "subscription.created", perform: newSubscription },
  "subscription.sync": {
    act: "subscription.lost",
    async perform(world) {
      const { subscriptionId } = (await newSubscription(world)).checkout.snapshot;
      await storeReading(world.system, { mode, subscriptionId, snapshot: undefined, reading: 2 });
    },
  },
  "subscription.close": {
    act: "subscription.closed",
    async perform(world) {
      const { owner, checkout } = await newSubscription(world);
      await world.look("delete from workspaces where id = $1", [owner.workspaceId]);
      const closing = { subscription_id: checkout.snapshot.subscriptionId, mode: "at_once" as const };
      await finishClosing(world.system, { mode, closing });
    },
  },
  "subscription.ask_plan_change": {
    act: "subscription.plan_change_asked",
    perform: async (world) =>
      recordPlanChange((await world.newPerson()).ctx, {
        ...{ planId: "business", quantity: 1, interval: "month", begins: "now" },
      }),
  },
  "plan.keep_yearly_price": {
    act: "plan.yearly_price_set",
    async perform(world) {
      const price = { priceId: `price_${newId()}`, cents: 29_900 };
      await storeYearlyPrice(await newAdmin(world), { mode, planId: "individual", price });
    },
  },
  "subscription.keep_plan": {
    act: "subscription.keeping_asked",
    perform: async (world) => recordKeptPlan((await world.newPerson()).ctx, { subscriptionId: "sub_1" }),
  },
  "customer.take_back": {
    act: "customer.taken_back",
    async perform(world) {
      const left = { customerId: `cus_${newId()}`, subscriptionId: `sub_${newId()}` };
      await reclaimPlan((await world.newPerson()).ctx, { mode, ...left });
    },
  },
  "billing_work.put_off": {
    act: "billing_work.put_off",
    perform: ({ system }) => postponeWork(system, { mode, work: newWork(), failure: "api_error" }),
  },
  "billing_work.finish": {
    act: "billing_work.done",
    async perform({ system }) {
      const work = newWork();
      await postponeWork(system, { mode, work, failure: "api_error" });
      await finishWork(system, { mode, work });
    },
  },
  "billing_finding.record": {
    act: "billing_finding.recorded",
    perform: ({ system }) => recordFinding(system, { mode, finding: newFinding() }),
  },
  "billing_finding.end": {
    act: "billing_finding.ended",
    async perform({ system }) {
      const finding = newFinding();
      await recordFinding(system, { mode, finding });
      await endFinding(system, { mode, ...finding });
    },
  },
  "billing_installation.keep": {
    act: "billing_installation.set",
    isOfTheStart: true,
    perform: async () => undefined,
  },
  "billing_installation.switch": {
    act: "billing_installation.set",
    perform: ({ system }) => switchProvider(system, { billing }),
  },
  "billing_installation.keep_portal": {
    act: "billing_installation.portal_configured",
    perform: ({ system }) => recordPortalConfiguration(system, { id: newId(), key: newId() }),
  },
  "plan.doubt_price": {
    act: "plan.price_doubted",
    async perform({ system }) {
      await doubtPrice(system, { planId: "individual", isDoubtful: true });
      await doubtPrice(system, { planId: "individual", isDoubtful: false });
    },
  },
  "trial.note_card": {
    act: "trial.card_noted",
    async perform(world) {
      const { customerId } = (await newSubscription(world)).checkout.snapshot;
      await noteCard(world.system, { mode, customerId, cardHash: newId() });
    },
  },
  "customer.forget": {
    act: "customer.lost",
    async perform(world) {
      const { customerId } = (await newSubscription(world)).checkout.snapshot;
      await deleteLostCustomer(world.system, { mode, customerId });
    },
  },
  "customer.follow_email": {
    act: "customer.email_followed",
    async perform(world) {
      const { userId } = (await newSubscription(world)).owner;
      await syncCustomerEmail(world.system, { billing, userId });
    },
  },
  "webhook.receive": { act: "webhook.received", perform: (world) => newEvent(world, "invoice.paid") },
  "webhook.finish": {
    act: "webhook.done",
    perform: async (world) => markWebhookApplied(world.system, await newEvent(world, "invoice.created")),
  },
  "checkout.mail_finish": {
    act: "checkout.finish_mailed",
    perform: async (world) => mailFinishLink(world.system, { billing, intent: await newIntent(world) }),
  },
  "notice.send": {
    act: "notice.sent",
    perform: async (world) => {
      const { workspaceId } = (await world.newPerson()).actor;
      const notice = { workspaceId, key: newId(), kind: "receipt", about: {} } as const;
      await sendNotice(world.system, { publicUrl: billing.publicUrl, notice });
    },
  },
  "subscription.tell": {
    act: "notice.sent",
    async perform(world) {
      const { subscriptionId } = (await newSubscription(world)).checkout.snapshot;
      await world.look("update subscriptions set status = 'active' where subscription_id = $1", [
        subscriptionId,
      ]);
      const untold = await query(world.system, ({ db }) =>
        listUnnotified(db, mode, { afterId: "", limit: 200 }),
      );
      for (const listed of untold) await notifyChanges(world.system, { billing, listed, invoice: {} });
    },
  },
  "user.delete_unproved": {
    act: "user.deleted",
    async perform(world) {
      const { id } = await claimTrial(world.system, {
        ...{ billing, checkout: await completed(world), passwordHash: "none" },
      });
      await world.look(
        "insert into billing_notices (workspace_id, notice_key, sent_at) values ($1, $2, now() - interval '8 days')",
        [id, warningKeyOf(id)],
      );
      await world.look("update auth.users set created_at = now() - interval '31 days' where id = $1", [id]);
      await deleteUnprovedAccount(world.system, { billing, userId: id });
    },
  },
  "user.open_account": {
    act: "user.signed_up",
    perform: ({ system }) =>
      openAccount(system, {
        ...{ service: worldService, email: `${newId()}@example.com`, passwordHash: "none" },
      }),
  },
};
