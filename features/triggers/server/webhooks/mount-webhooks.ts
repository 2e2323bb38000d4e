import type { FastifyInstance, FastifyRequest } from "fastify";
import { createCtx } from "#platform/server/create-ctx.ts";
import { sourceOf } from "#platform/server/http/source.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { Services } from "#platform/server/services.ts";
import { mostDeliveryBytes } from "../../contract/index.ts";
import { takeDelivery } from "./take-delivery.ts";
import { webhookPath } from "./webhook-path.ts";

/** Of one address on the internet, before anything is read. */
const perSender = { name: "triggers.deliver_from", burst: 120, perMinute: 240 };

/** The addresses to which senders outside deliver. A delivery has no session, only the proof of its secret. */
export function mountWebhooks(server: FastifyInstance, services: Services): void {
  // A signature covers the raw bytes, so nothing may parse them before.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  const options = {
    schema: { hide: true },
    bodyLimit: mostDeliveryBytes,
    config: { strangersBodyBytes: mostDeliveryBytes },
  };
  server.post<{ Params: { id: string } }>(`${webhookPath}/:id`, options, async (request, reply) => {
    const ctx = createCtx(
      services,
      { type: "system", name: "webhooks" },
      { requestId: request.id, source: sourceOf(request) },
    );
    await requireToken(ctx, perSender, addressKey(request.ip));
    const { body } = request;
    const firing = await takeDelivery(ctx, {
      triggerId: request.params.id,
      authorization: headerOf(request, "authorization"),
      id: headerOf(request, "webhook-id"),
      idempotencyKey: headerOf(request, "idempotency-key"),
      timestamp: headerOf(request, "webhook-timestamp"),
      signature: headerOf(request, "webhook-signature"),
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    });
    return reply.status(202).send({ id: firing.id, outcome: firing.outcome });
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
