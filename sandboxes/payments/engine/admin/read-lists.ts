import type {
  AdminCustomer,
  AdminEvent,
  AdminInvoice,
  AdminPage,
  AdminSubscription,
} from "../../contract/admin.ts";
import { listDeliveries, listNewest } from "../../storage/admin-lists.repository.ts";
import { findObject } from "../../storage/objects.repository.ts";
import type { StoredObjects } from "../../storage/stored-objects.ts";
import { readInvoiceCharge } from "../charges/read-invoice-charge.ts";
import { periodEndOf } from "../due-of.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { fromSeconds } from "../seconds.ts";
import { findLatestSubscription } from "../subscriptions/find-latest-subscription.ts";
import { type World, worldOfCustomer } from "../world.ts";
import { readInvoiceMoney } from "./act-on-invoice.ts";

export async function listCustomers(world: World, after?: string): Promise<AdminPage<AdminCustomer>> {
  const { rows, next } = await listNewest(world.client, "customer", after);
  const customers: AdminCustomer[] = [];
  for (const row of rows) customers.push(await presentCustomer(world, row));
  return { rows: customers, next };
}

async function presentCustomer(world: World, customer: StoredObjects["customer"]): Promise<AdminCustomer> {
  const isDeleted = "deleted" in customer;
  const { now } = await worldOfCustomer(world, customer.id);
  const subscription = (await findLatestSubscription(world, customer.id))?.object;
  return {
    id: customer.id,
    email: customer.email ?? null,
    name: customer.name ?? null,
    isDeleted,
    now: Math.abs(now.getTime() - world.wallNow.getTime()) < 1_000 ? null : now,
    status: subscription?.status ?? null,
    trialEndsAt: toDate(subscription?.trial_end),
    periodEndsAt: subscription ? fromSeconds(periodEndOf(subscription)) : null,
  };
}

export async function listSubscriptions(world: World, after?: string): Promise<AdminPage<AdminSubscription>> {
  const { rows, next } = await listNewest(world.client, "subscription", after);
  const subscriptions: AdminSubscription[] = [];
  for (const row of rows) {
    const [item] = row.items.data;
    const product = await findObject(world.client, "product", idOf(item?.price.product ?? null));
    subscriptions.push({
      id: row.id,
      customerId: idOf(row.customer),
      plan: product?.object.name ?? "",
      quantity: item?.quantity ?? 1,
      status: row.status,
      periodEndsAt: fromSeconds(periodEndOf(row)),
      cancelAt: toDate(row.cancel_at),
    });
  }
  return { rows: subscriptions, next };
}

export async function listInvoices(world: World, after?: string): Promise<AdminPage<AdminInvoice>> {
  const { rows, next } = await listNewest(world.client, "invoice", after);
  const invoices: AdminInvoice[] = [];
  for (const row of rows) {
    invoices.push({
      id: row.id,
      customerId: idOf(row.customer),
      number: row.number,
      status: row.status ?? "draft",
      totalCents: row.total,
      currency: row.currency,
      createdAt: fromSeconds(row.created),
      path: row.hosted_invoice_url ? new URL(row.hosted_invoice_url).pathname : null,
      ...readInvoiceMoney(row.amount_paid > 0 ? await readInvoiceCharge(world, row.id) : undefined),
    });
  }
  return { rows: invoices, next };
}

export async function listEvents(world: World, after?: string): Promise<AdminPage<AdminEvent>> {
  const { rows, next } = await listNewest(world.client, "event", after);
  const deliveries = await listDeliveries(
    world.client,
    rows.map(({ id }) => id),
  );
  const events = rows.map(({ id, type, created }) => ({
    id,
    type,
    createdAt: fromSeconds(created),
    deliveries: deliveries.filter(({ eventId }) => eventId === id),
  }));
  return { rows: events, next };
}

function toDate(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : fromSeconds(seconds);
}
