import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { referencedObject } from "./referenced-object.ts";
import { noteAcceptance, noteRefusal } from "./refused-webhooks.ts";

const bodyLimit = 1_048_576;

/** Endpoint for the provider's webhooks. Accepts only recently signed events. */
export function mountWebhooks(server: FastifyInstance, services: Services, billing: BillingOptions): void {
  // The signature covers the raw bytes, so nothing may parse them before.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  // The provider has no session with us, only its signature under the body.
  const config = { strangersBodyBytes: bodyLimit };
  server.post("/webhooks/stripe", { schema: { hide: true }, bodyLimit, config }, async (request, reply) => {
    const event = await readEvent(services, billing, request.body, request.headers["stripe-signature"]);
    const { provider, isLive } = modeOf(billing);
    const ctx = systemCtx(services, "webhooks");
    const note = (noted: Promise<void>) =>
      void noted.catch((error: unknown) =>
        services.log.info(
          { requestId: request.id, ...describeFailure(error) },
          "what came of a webhook was not noted",
        ),
      );
    if (!event || event.livemode !== isLive || event.account) {
      services.log.warn({ requestId: request.id, isSigned: event !== undefined }, "a webhook was refused");
      note(noteRefusal(ctx, billing, { body: request.body, isSigned: event !== undefined }));
      return reply.status(400).send({ error: "This is not signed by the provider of this installation." });
    }
    note(noteAcceptance(ctx, billing));
    await receiveWebhook(ctx, {
      billing,
      event: {
        ...{ provider, eventId: event.id, type: event.type, objectId: referencedObject(event) },
        happenedAt: new Date(event.created * 1_000),
      },
    });
    return reply.send({ received: true });
  });
}

/** The event, if one of our secrets signed it within the last five minutes. */
async function readEvent(
  services: Services,
  billing: BillingOptions,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event | undefined> {
  if (!Buffer.isBuffer(body) || typeof signature !== "string") return undefined;
  const [stripe, { webhookSecrets }] = await Promise.all([
    stripeClient(services, billing),
    billing.keys(services),
  ]);
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // Signed with the other secret, or forged.
    }
  }
  return undefined;
}
