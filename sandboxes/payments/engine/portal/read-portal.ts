import type Stripe from "stripe";
import type { PortalFlow, PortalInvoice, PortalPlan, PortalView } from "../../contract/portal.ts";
import { findObject, listObjects } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { periodEndOf } from "../due-of.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { fromSeconds } from "../seconds.ts";
import { findLatestSubscription } from "../subscriptions/find-latest-subscription.ts";
import type { World } from "../world.ts";
import { getPortalSession } from "./portal-token.ts";
import { waitsForPeriodEnd } from "./waits-for-period-end.ts";

const shownInvoices = 24;

/** Data of the portal by token. */
export async function readPortal(world: World, token: string): Promise<PortalView> {
  const session = await getPortalSession(world, token);
  const customer = (await getStored(world, "customer", session.customer)).object;
  const stored = await findLatestSubscription(world, customer.id);
  const plans = await listPlans(world, session);
  const subscription = stored?.object;
  const next = stored?.private.nextChange;
  const nextPlan = next ? await planOf(world, next.priceId) : null;
  const priceId = subscription?.items.data[0]?.price.id;
  return {
    email: customer.email,
    returnUrl: session.return_url ?? world.publicUrl,
    plan: await planOf(world, priceId),
    quantity: subscription?.items.data[0]?.quantity ?? 1,
    nextPlan: nextPlan && next ? { name: nextPlan.name, quantity: next.quantity } : null,
    afterFlowUrl: session.flow?.after_completion.redirect?.return_url ?? null,
    flow: stored ? await flowOf(world, session, stored) : null,
    status: statuses.find((known) => known === subscription?.status) ?? null,
    trialEndsAt: toDate(subscription?.trial_end),
    currentPeriodEndsAt: subscription ? fromSeconds(periodEndOf(subscription)) : null,
    cancelAt: subscription?.status === "canceled" ? null : toDate(subscription?.cancel_at),
    card: await cardOf(world, customer, subscription),
    invoices: await listInvoices(world, customer.id),
    plans: plans.filter((plan) => plan.priceId !== priceId),
  };
}

/** Plans that the session's configuration offers. */
export async function listPlans(world: World, session: Stripe.BillingPortal.Session): Promise<PortalPlan[]> {
  const configuration = await getStored(world, "billing_portal.configuration", idOf(session.configuration));
  const { enabled, products } = configuration.object.features.subscription_update;
  const ids = enabled ? (products ?? []).flatMap(({ prices }) => prices) : [];
  const plans = await Promise.all(ids.map((id) => planOf(world, id)));
  return plans.filter((plan) => plan !== null);
}

const statuses = [
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "paused",
] as const;
const intervals = ["day", "week", "month", "year"] as const;
const invoiceStatuses = ["draft", "open", "paid", "uncollectible", "void"] as const;

async function flowOf(
  world: World,
  { flow, configuration }: Stripe.BillingPortal.Session,
  stored: Stored<"subscription">,
): Promise<PortalFlow | null> {
  if (!flow) return null;
  const [wanted] = flow.subscription_update_confirm?.items ?? [];
  if (flow.type === "subscription_update_confirm" && wanted) {
    const plan = await planOf(world, wanted.price ?? undefined);
    const quantity = wanted.quantity ?? 1;
    if (!plan) return null;
    const price = (await getStored(world, "price", plan.priceId)).object;
    const waits = await waitsForPeriodEnd(world, idOf(configuration), stored.object, { price, quantity });
    return {
      kind: "confirm",
      plan,
      quantity,
      startsAt: waits ? fromSeconds(periodEndOf(stored.object)) : null,
    };
  }
  if (flow.type === "payment_method_update") return { kind: "card" };
  if (flow.type === "subscription_cancel") return { kind: "cancel" };
  return flow.type === "subscription_update" ? { kind: "plan" } : null;
}

export async function planOf(world: World, priceId: string | undefined): Promise<PortalPlan | null> {
  const price = priceId ? (await findObject(world.client, "price", priceId))?.object : undefined;
  if (!price) return null;
  const product = await getStored(world, "product", idOf(price.product));
  return {
    priceId: price.id,
    name: product.object.name,
    amountCents: price.unit_amount ?? 0,
    currency: price.currency,
    interval: intervals.find((known) => known === price.recurring?.interval) ?? "month",
  };
}

async function cardOf(
  world: World,
  customer: Stripe.Customer,
  subscription: Stripe.Subscription | undefined,
): Promise<PortalView["card"]> {
  const id = idOf(customer.invoice_settings.default_payment_method);
  const stored = subscription
    ? await findDefaultCard(world, subscription)
    : await findObject(world.client, "payment_method", id);
  const card = stored?.object.card;
  return card
    ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : null;
}

async function listInvoices(world: World, customerId: string): Promise<PortalInvoice[]> {
  const { objects } = await listObjects(world.client, "invoice", { customerId, limit: shownInvoices });
  return objects.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    status: invoiceStatuses.find((known) => known === invoice.status) ?? "draft",
    totalCents: invoice.total,
    currency: invoice.currency,
    createdAt: fromSeconds(invoice.created),
    path: invoice.hosted_invoice_url ? new URL(invoice.hosted_invoice_url).pathname : null,
  }));
}

function toDate(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : fromSeconds(seconds);
}
