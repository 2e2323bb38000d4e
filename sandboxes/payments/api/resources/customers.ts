import { z } from "zod";
import { buildCustomer } from "../../engine/builders/build-customer.ts";
import { deleteCustomer } from "../../engine/delete-customer.ts";
import { recordEvent } from "../../engine/events/record-event.ts";
import { getStored } from "../../engine/get-stored.ts";
import { change, save } from "../../engine/save.ts";
import { fromSeconds, toSeconds } from "../../engine/seconds.ts";
import { addToTestClock } from "../../storage/clocks.repository.ts";
import { findAnyObject } from "../../storage/objects.repository.ts";
import { invalid } from "../api-error.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { emptyableText, mergeMetadata, metadata, pageParams, text } from "../params.ts";

const customerParams = z.strictObject({
  email: emptyableText.optional(),
  name: emptyableText.optional(),
  description: emptyableText.optional(),
  phone: emptyableText.optional(),
  metadata: metadata.optional(),
  test_clock: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
});

export const customerEndpoints: Endpoint[] = [
  endpoint("POST", "/v1/customers", customerParams, async (world, params) => {
    if (params.invoice_settings)
      throw invalid("This customer has no payment method yet.", "invoice_settings");
    const customer = buildCustomer({
      email: params.email || null,
      name: params.name || null,
      description: params.description || null,
      phone: params.phone || null,
      metadata: mergeMetadata(null, params.metadata),
      created: toSeconds(world.now),
    });
    const clock = params.test_clock
      ? (await getStored(world, "test_helpers.test_clock", params.test_clock, "test_clock")).object
      : null;
    if (clock) await addToTestClock(world.client, customer.id, clock.id, fromSeconds(clock.frozen_time));
    const clocked = { ...customer, ...(clock ? { created: clock.frozen_time, test_clock: clock.id } : {}) };
    await save(world, "customer", clocked, {});
    await recordEvent(world, "customer.created", clocked);
    return clocked;
  }),
  endpoint(
    "GET",
    "/v1/customers",
    z.strictObject({ ...pageParams, email: text.optional() }),
    (world, params) =>
      listPage(world, "customer", "/v1/customers", params, {
        equal: params.email === undefined ? {} : { email: params.email },
      }),
  ),
  endpoint("GET", "/v1/customers/:id", z.strictObject({}), async (world, _params, id) => {
    // A deleted customer stays readable, as a stub with `deleted`.
    const found = await findAnyObject(world.client, id);
    return found?.object === "customer" ? found : (await getStored(world, "customer", id)).object;
  }),
  endpoint("POST", "/v1/customers/:id", customerParams, async (world, params, id) => {
    if (params.test_clock) throw invalid("A test clock is chosen when a customer is created.", "test_clock");
    const customer = await getStored(world, "customer", id);
    const { invoice_settings: settings, metadata: changed, ...texts } = params;
    const method = settings?.default_payment_method;
    if (method !== undefined)
      await getStored(world, "payment_method", method, "invoice_settings[default_payment_method]");
    const patch = {
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value || null])),
      metadata: mergeMetadata(customer.object.metadata, changed),
      ...(method === undefined
        ? {}
        : { invoice_settings: { ...customer.object.invoice_settings, default_payment_method: method } }),
    };
    return (await change(world, "customer", customer, patch, "customer.updated")).object;
  }),
  endpoint("DELETE", "/v1/customers/:id", z.strictObject({}), (world, _params, id) =>
    deleteCustomer(world, id),
  ),
];
