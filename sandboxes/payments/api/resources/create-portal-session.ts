import type Stripe from "stripe";
import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { newSandboxId } from "../../engine/new-sandbox-id.ts";
import { portalTokenOf } from "../../engine/portal/portal-token.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import { defaultConfigurationId } from "../../engine/seed.ts";
import type { World } from "../../engine/world.ts";
import { text } from "../params.ts";
import { flowParams, readFlow } from "./portal-flow.ts";

export const portalSessionParams = z.strictObject({
  customer: text,
  return_url: text.optional(),
  configuration: text.optional(),
  locale: text.optional(),
  flow_data: flowParams.optional(),
});

/** Creates a portal link for one customer. */
export async function createPortalSession(
  world: World,
  params: z.infer<typeof portalSessionParams>,
): Promise<Stripe.BillingPortal.Session> {
  const customer = await getStored(world, "customer", params.customer, "customer");
  const configurationId = params.configuration ?? defaultConfigurationId;
  const configuration = await getStored(
    world,
    "billing_portal.configuration",
    configurationId,
    "configuration",
  );
  const id = newSandboxId("bps");
  const session: Stripe.BillingPortal.Session = {
    id,
    object: "billing_portal.session",
    configuration: configuration.object.id,
    created: toSeconds(world.wallNow),
    customer: customer.object.id,
    customer_account: null,
    flow: params.flow_data ? await readFlow(world, params.customer, params.flow_data) : null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.object.default_return_url,
    url: `${world.publicUrl}/sandbox/p/${portalTokenOf(world.secretKey, id)}`,
  };
  return (await save(world, "billing_portal.session", session, {})).object;
}
