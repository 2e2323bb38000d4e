import { z } from "zod";
import { expireCheckout } from "../../engine/checkout/expire-checkout.ts";
import { getStored } from "../../engine/get-stored.ts";
import { listOf } from "../../engine/list-of.ts";
import { invalid } from "../api-error.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";
import { checkoutParams } from "./checkout-params.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";

const url = "/v1/checkout/sessions";
const nothing = z.strictObject({});

const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(["complete", "expired", "open"]).optional(),
  customer_details: z.strictObject({ email: text }).optional(),
});

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint("POST", url, checkoutParams, createCheckoutSession),
  endpoint("GET", url, listParams, (world, { customer, subscription, status, customer_details, ...page }) =>
    listPage(world, "checkout.session", url, page, {
      customerId: customer,
      equal: {
        ...(subscription === undefined ? {} : { subscription }),
        ...(status === undefined ? {} : { status }),
        ...(customer_details === undefined ? {} : { customer_details }),
      },
    }),
  ),
  endpoint("GET", `${url}/:id`, nothing, async (world, _params, id) => {
    return (await getStored(world, "checkout.session", id)).object;
  }),
  endpoint("GET", `${url}/:id/line_items`, z.strictObject(pageParams), async (world, _params, id) => {
    const session = await getStored(world, "checkout.session", id);
    return listOf(session.private.lineItems, `${url}/${id}/line_items`);
  }),
  endpoint("POST", `${url}/:id/expire`, nothing, async (world, _params, id) => {
    const session = await getStored(world, "checkout.session", id);
    const { status } = session.object;
    if (status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    }
    return (await expireCheckout(world, session)).object;
  }),
];
