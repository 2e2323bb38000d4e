import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { endSubscription } from "../../engine/subscriptions/end-subscription.ts";
import { getLiveSubscription } from "../../engine/subscriptions/get-live-subscription.ts";
import { resumeSubscription } from "../../engine/subscriptions/resume-subscription.ts";
import { updateSubscription } from "../../engine/subscriptions/update-subscription.ts";
import { type World, worldOfCustomer } from "../../engine/world.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { emptyableText, flag, pageParams, text } from "../params.ts";
import { updateParams } from "./subscription-params.ts";

const url = "/v1/subscriptions";

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
const ended: string[] = ["canceled", "incomplete_expired"];

const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(statuses).optional(),
});

const cancelParams = z.strictObject({
  prorate: flag.optional(),
  invoice_now: flag.optional(),
  cancellation_details: z
    .strictObject({ comment: emptyableText.optional(), feedback: emptyableText.optional() })
    .optional(),
});

const resumeParams = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(["now", "unchanged"]) }).optional(),
  payment_behavior: z.enum(["resume_on_payment_success", "resume_on_payment_attempt"]).optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
});

export const subscriptionEndpoints: Endpoint[] = [
  endpoint("GET", url, listParams, (world, { customer, price, status, ...page }) =>
    listPage(world, "subscription", url, page, {
      customerId: customer,
      ...(status === undefined ? { withoutStatus: ended } : {}),
      ...(status === "ended" ? { withoutStatus: statuses.filter((other) => !ended.includes(other)) } : {}),
      equal: {
        ...(status === undefined || status === "all" || status === "ended" ? {} : { status }),
        ...(price === undefined ? {} : { items: { data: [{ price: { id: price } }] } }),
      },
    }),
  ),
  endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "subscription", id)).object;
  }),
  endpoint("POST", `${url}/:id`, updateParams, async (world, params, id) => {
    const own = await worldOfSubscription(world, id);
    return (await updateSubscription(own, await getLiveSubscription(own, id), params)).object;
  }),
  endpoint("DELETE", `${url}/:id`, cancelParams, async (world, _params, id) => {
    const own = await worldOfSubscription(world, id);
    return (await endSubscription(own, await getLiveSubscription(own, id), "cancellation_requested")).object;
  }),
  endpoint("POST", `${url}/:id/resume`, resumeParams, async (world, _params, id) => {
    const own = await worldOfSubscription(world, id);
    return (await resumeSubscription(own, await getLiveSubscription(own, id))).object;
  }),
];

async function worldOfSubscription(world: World, id: string): Promise<World> {
  const { object } = await getStored(world, "subscription", id);
  return worldOfCustomer(world, idOf(object.customer));
}
