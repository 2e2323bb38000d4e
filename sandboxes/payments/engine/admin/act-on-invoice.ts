import type { AdminInvoice, InvoiceActKind } from "../../contract/admin.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { closeDispute } from "../charges/close-dispute.ts";
import { openDispute } from "../charges/open-dispute.ts";
import { type InvoiceCharge, readInvoiceCharge } from "../charges/read-invoice-charge.ts";
import { refundCharge } from "../charges/refund-charge.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { type World, worldOfCustomer } from "../world.ts";

/** Refunds an invoice's payment, disputes it, or decides the dispute. */
export async function actOnInvoice(wallWorld: World, kind: InvoiceActKind, invoiceId: string): Promise<void> {
  const invoice = await getStored(wallWorld, "invoice", invoiceId);
  const world = await worldOfCustomer(wallWorld, idOf(invoice.object.customer));
  const paid = await readInvoiceCharge(world, invoiceId);
  if (!paid || !readInvoiceMoney(paid).acts.includes(kind)) {
    throw new SandboxError("invalid_value", "That cannot be done with this invoice any more.");
  }
  if (kind === "refund_invoice") await refundCharge(world, { charge: paid.charge.object.id });
  else if (kind === "dispute_invoice") await openDispute(world, paid.charge);
  else if (paid.dispute) await closeDispute(world, paid.dispute, kind === "win_dispute" ? "won" : "lost");
}

/** What happened to an invoice's payment, and what still can. */
export function readInvoiceMoney(paid: InvoiceCharge | undefined): Pick<AdminInvoice, "money" | "acts"> {
  if (!paid) return { money: null, acts: [] };
  const { charge, dispute } = paid;
  if (dispute?.object.status === "won") return { money: "dispute won", acts: [] };
  if (dispute?.object.status === "lost") return { money: "dispute lost", acts: [] };
  if (dispute) return { money: "disputed", acts: ["win_dispute", "lose_dispute"] };
  if (charge.object.refunded) return { money: "refunded", acts: [] };
  return { money: null, acts: ["refund_invoice", "dispute_invoice"] };
}
