import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";

const statuses = [
  "active",
  "all",
  "canceled",
  "ended",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(statuses).optional(),
});

export const subscriptionEndpoints: Endpoint[] = [
  endpoint("GET", "/v1/subscriptions", listParams, (world, { customer, price, status, ...page }) =>
    listPage(world, "subscription", "/v1/subscriptions", page, {
      customerId: customer,
      ...(status === undefined ? { withoutStatus: ["canceled", "incomplete_expired"] } : {}),
      ...(status === "ended" ? { withoutStatus: statuses.filter((other) => !ended.includes(other)) } : {}),
      equal: {
        ...(status === undefined || status === "all" || status === "ended" ? {} : { status }),
        ...(price === undefined ? {} : { items: { data: [{ price: { id: price } }] } }),
      },
    }),
  ),
  endpoint("GET", "/v1/subscriptions/:id", z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "subscription", id)).object;
  }),
];

const ended: string[] = ["canceled", "incomplete_expired"];
