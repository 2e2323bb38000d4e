import type { InvoiceView } from "../../contract/invoice.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { fromSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { getInvoiceOf } from "./invoice-token.ts";

const statuses = ["open", "paid", "uncollectible", "void"] as const;

/** Data of an invoice's page by token. A draft has no page. */
export async function readInvoice(world: World, token: string): Promise<InvoiceView> {
  const { object } = await getInvoiceOf(world, token);
  const status = statuses.find((known) => known === object.status);
  if (!status || object.number === null) throw new SandboxError("not_found", "This invoice does not exist.");
  const { paid_at: paidAt } = object.status_transitions;
  return {
    number: object.number,
    status,
    email: object.customer_email,
    name: object.customer_name,
    createdAt: fromSeconds(object.effective_at ?? object.created),
    paidAt: paidAt === null ? null : fromSeconds(paidAt),
    currency: object.currency,
    lines: object.lines.data.map((line) => ({
      description: line.description ?? "",
      from: fromSeconds(line.period.start),
      to: fromSeconds(line.period.end),
      amountCents: line.amount,
    })),
    subtotalCents: object.subtotal,
    discountCents: (object.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    taxCents: (object.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    totalCents: object.total,
    dueCents: status === "open" ? object.amount_remaining : 0,
  };
}
