import type { Page, PageQuery } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Invoice } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { listInvoicesOf } from "../invoices/list-invoices.ts";
import { findCustomerId } from "../subscriptions/customer.repository.ts";
import { billingAccess } from "./billing.access.ts";
import { dashboardOf } from "./dashboard-of.ts";

/** The invoice, with the provider's page that refunds its payment. */
export type AdminInvoice = Invoice & { dashboardUrl: string | null };

/** Invoices of the workspace's newest customer; empty without one. */
export async function listWorkspaceInvoices(
  ctx: Ctx,
  billing: BillingOptions,
  { workspaceId, cursor, limit }: PageQuery & { workspaceId: string },
): Promise<Page<AdminInvoice>> {
  const { provider, isLive } = billing;
  if (provider === "none") return { items: [], nextCursor: null };
  const customerId = await query(ctx, billingAccess.read, ({ db }) =>
    findCustomerId(db, { provider, isLive }, workspaceId),
  );
  if (!customerId) return { items: [], nextCursor: null };
  const { items, nextCursor } = await listInvoicesOf(ctx, billing, { customerId, cursor, limit });
  return {
    items: items.map((invoice) => ({
      ...invoice,
      dashboardUrl: dashboardOf(billing, `invoices/${invoice.id}`),
    })),
    nextCursor,
  };
}
