import type Stripe from "stripe";
import { declineMessages } from "../../engine/cards/test-cards.ts";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { collect } from "../../engine/invoices/perform-invoice.ts";
import { type World, worldOfCustomer } from "../../engine/world.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { ApiError, invalid } from "../api-error.ts";

/** Charges an open invoice to the customer's card now. */
export async function payInvoice(world: World, _params: object, id: string): Promise<Stripe.Invoice> {
  const invoice = await getOpenInvoice(world, id);
  const own = await worldOfCustomer(world, idOf(invoice.object.customer));
  const tried = await collect(own, invoice);
  if (tried.object.status === "paid") return tried.object;
  throw new ApiError(402, {
    type: "card_error",
    code: "card_declined",
    message: declineMessages.generic_decline,
  });
}

/** Throws unless the invoice is open. */
export async function getOpenInvoice(world: World, id: string): Promise<Stored<"invoice">> {
  const invoice = await getStored(world, "invoice", id);
  const { status } = invoice.object;
  if (status === "open") return invoice;
  if (status === "paid") throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
  throw invalid(`This invoice cannot be changed: it is ${status}.`, undefined, "invoice_not_editable");
}
