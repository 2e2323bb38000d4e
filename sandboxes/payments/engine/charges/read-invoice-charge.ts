import { listObjects } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import type { World } from "../world.ts";

export interface InvoiceCharge {
  charge: Stored<"charge">;
  /** Absent without a dispute. */
  dispute: Stored<"dispute"> | undefined;
}

/** The charge that paid an invoice; undefined without a charge. */
export async function readInvoiceCharge(world: World, invoiceId: string): Promise<InvoiceCharge | undefined> {
  const paid = { invoice: invoiceId, status: "paid" };
  const [payment] = (await listObjects(world.client, "invoice_payment", { equal: paid, limit: 1 })).objects;
  const intentId = idOf(payment?.payment.payment_intent ?? null);
  if (!intentId) return undefined;
  const intent = (await getStored(world, "payment_intent", intentId)).object;
  const charge = await getStored(world, "charge", idOf(intent.latest_charge));
  const equal = { charge: charge.object.id };
  const [dispute] = (await listObjects(world.client, "dispute", { equal, limit: 1 })).objects;
  return { charge, dispute: dispute && (await getStored(world, "dispute", dispute.id)) };
}
