import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";

const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  type: z.enum(["card"]).optional(),
});

export const paymentMethodEndpoints: Endpoint[] = [
  endpoint("GET", "/v1/payment_methods", listParams, (world, { customer, type: _card, ...page }) =>
    listPage(world, "payment_method", "/v1/payment_methods", page, { customerId: customer }),
  ),
  endpoint("GET", "/v1/payment_methods/:id", z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "payment_method", id)).object;
  }),
  endpoint(
    "GET",
    "/v1/customers/:id/payment_methods",
    listParams,
    (world, { customer: _own, type: _card, ...page }, id) =>
      listPage(world, "payment_method", `/v1/customers/${id}/payment_methods`, page, { customerId: id }),
  ),
];
