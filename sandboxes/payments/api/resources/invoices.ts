import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { voidInvoice } from "../../engine/invoices/change-invoice.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";
import { createPreview, previewParams } from "./create-preview.ts";
import { getOpenInvoice, payInvoice } from "./pay-invoice.ts";

const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
});

export const invoiceEndpoints: Endpoint[] = [
  endpoint("POST", "/v1/invoices/create_preview", previewParams, createPreview),
  endpoint("GET", "/v1/invoices", listParams, (world, { customer, subscription, status, ...page }) =>
    listPage(world, "invoice", "/v1/invoices", page, {
      customerId: customer,
      equal: {
        ...(status === undefined ? {} : { status }),
        ...(subscription === undefined ? {} : { parent: { subscription_details: { subscription } } }),
      },
    }),
  ),
  endpoint("POST", "/v1/invoices/:id/pay", z.strictObject({}), payInvoice),
  endpoint("POST", "/v1/invoices/:id/void", z.strictObject({}), async (world, _params, id) => {
    return (await voidInvoice(world, await getOpenInvoice(world, id))).object;
  }),
  endpoint("GET", "/v1/invoices/:id", z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "invoice", id)).object;
  }),
];
