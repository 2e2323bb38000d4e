import type Stripe from "stripe";
import type { Page, PageQuery } from "#platform/contract/page.ts";
import type { Ctx } from "#platform/server/context.ts";
import { Invoice } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { askProvider } from "../plan-change/ask-provider.ts";
import { requireBillingAdmin } from "../plan-change/billing-admin.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** Invoices of the workspace's customer, from the provider, without drafts, which may still change. */
export async function listInvoices(
  ctx: Ctx,
  billing: BillingOptions,
  { cursor, limit }: PageQuery,
): Promise<Page<Invoice>> {
  if (billing.provider === "none") return { items: [], nextCursor: null };
  const { customerId } = await requireBillingAdmin(ctx, billing);
  if (!customerId) return { items: [], nextCursor: null };
  return listInvoicesOf(ctx, billing, { customerId, cursor, limit });
}

/** Invoices of one customer. */
export async function listInvoicesOf(
  ctx: Ctx,
  billing: BillingOptions,
  { customerId, cursor, limit }: PageQuery & { customerId: string },
): Promise<Page<Invoice>> {
  const stripe = await stripeClient(ctx.services, billing);
  const page = await askProvider(
    ctx,
    stripe.invoices.list({ customer: customerId, limit, ...(cursor ? { starting_after: cursor } : {}) }),
  );
  const last = page.data.at(-1)?.id;
  return {
    items: page.data.filter(({ status }) => status !== "draft").map(presentInvoice),
    nextCursor: page.has_more && last ? last : null,
  };
}

function presentInvoice(invoice: Stripe.Invoice): Invoice {
  return {
    id: invoice.id,
    number: invoice.number,
    // A status unknown to this version is shown as open, the least misleading one.
    status: Invoice.shape.status.catch("open").parse(invoice.status),
    totalCents: invoice.total,
    currency: invoice.currency,
    createdAt: new Date(invoice.created * 1_000).toISOString(),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
