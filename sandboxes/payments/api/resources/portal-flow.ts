import type Stripe from "stripe";
import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { idOf } from "../../engine/invoices/change-invoice.ts";
import { getLiveSubscription } from "../../engine/subscriptions/get-live-subscription.ts";
import type { World } from "../../engine/world.ts";
import { invalid } from "../api-error.ts";
import { integer, text } from "../params.ts";

const ofSubscription = z.strictObject({ subscription: text });

/** A portal link for a single purpose. */
export const flowParams = z.strictObject({
  type: z.enum([
    "payment_method_update",
    "subscription_cancel",
    "subscription_update",
    "subscription_update_confirm",
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(["hosted_confirmation", "portal_homepage", "redirect"]),
      redirect: z.strictObject({ return_url: text }).optional(),
    })
    .optional(),
  subscription_cancel: ofSubscription.optional(),
  subscription_update: ofSubscription.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text,
      items: z
        .array(z.strictObject({ id: text, price: text.optional(), quantity: integer.optional() }))
        .length(1),
    })
    .optional(),
});

/** The flow as a session shows it. Throws for objects of another customer. */
export async function readFlow(
  world: World,
  customerId: string,
  params: z.infer<typeof flowParams>,
): Promise<Stripe.BillingPortal.Session.Flow> {
  const {
    type,
    subscription_cancel: cancel,
    subscription_update: update,
    subscription_update_confirm: confirm,
  } = params;
  const isAboutSubscription = type !== "payment_method_update";
  const about = {
    subscription_cancel: cancel,
    subscription_update: update,
    subscription_update_confirm: confirm,
  };
  const named = isAboutSubscription ? about[type] : undefined;
  if (isAboutSubscription && !named) {
    throw invalid(`Missing required param: flow_data[${type}].`, `flow_data[${type}]`, "parameter_missing");
  }
  if (named) await checkSubscription(world, customerId, named.subscription, confirm);
  const [item] = confirm?.items ?? [];
  return {
    type,
    after_completion: {
      type: params.after_completion?.type ?? "portal_homepage",
      redirect: params.after_completion?.redirect ?? null,
      hosted_confirmation: null,
    },
    customer_update: null,
    subscription_cancel: cancel ? { subscription: cancel.subscription, retention: null } : null,
    subscription_pause: null,
    subscription_update: update ?? null,
    subscription_update_confirm:
      confirm && item
        ? {
            subscription: confirm.subscription,
            discounts: null,
            items: [
              {
                id: item.id,
                price: item.price ?? null,
                ...(item.quantity === undefined ? {} : { quantity: item.quantity }),
              },
            ],
          }
        : null,
  };
}

async function checkSubscription(
  world: World,
  customerId: string,
  id: string,
  confirm: z.infer<typeof flowParams>["subscription_update_confirm"],
): Promise<void> {
  const { object } = await getLiveSubscription(world, id);
  if (idOf(object.customer) !== customerId) {
    throw invalid("The subscription does not belong to the customer.", "flow_data");
  }
  const [item] = confirm?.items ?? [];
  if (!item) return;
  if (item.id !== object.items.data[0]?.id) {
    throw invalid(
      `No such subscription item: '${item.id}'`,
      "flow_data[subscription_update_confirm][items][0][id]",
    );
  }
  if (item.price) {
    await getStored(world, "price", item.price, "flow_data[subscription_update_confirm][items][0][price]");
  }
}
