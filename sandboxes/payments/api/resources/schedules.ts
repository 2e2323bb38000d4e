import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { change } from "../../engine/save.ts";
import { releaseNextChange } from "../../engine/schedules/next-change.ts";
import { type World, worldOfCustomer } from "../../engine/world.ts";
import { invalid } from "../api-error.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";

const url = "/v1/subscription_schedules";
const listParams = z.strictObject({ ...pageParams, customer: text.optional() });

/** Changes planned for the next period. The portal creates them. */
export const scheduleEndpoints: Endpoint[] = [
  endpoint("GET", url, listParams, (world, { customer, ...page }) =>
    listPage(world, "subscription_schedule", url, page, { customerId: customer }),
  ),
  endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "subscription_schedule", id)).object;
  }),
  endpoint("POST", `${url}/:id/release`, z.strictObject({}), (world, _params, id) => release(world, id)),
];

async function release(wallWorld: World, id: string): Promise<object> {
  const { object } = await getStored(wallWorld, "subscription_schedule", id);
  if (object.status !== "active") throw invalid(`This schedule is ${object.status}.`);
  const world = await worldOfCustomer(wallWorld, idOf(object.customer));
  const subscription = await getStored(world, "subscription", idOf(object.subscription));
  await releaseNextChange(world, subscription);
  const released = { ...subscription, private: { ...subscription.private, nextChange: null } };
  await change(world, "subscription", released, { schedule: null }, "customer.subscription.updated");
  return (await getStored(world, "subscription_schedule", id)).object;
}
