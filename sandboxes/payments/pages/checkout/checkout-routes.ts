import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ConfirmInput } from "../../contract/checkout.ts";
import type { PaymentSandbox } from "../../contract/payment-sandbox.ts";
import { setPageHeaders } from "../page-headers.ts";
import { isEmptyCard, readCard } from "../read-card.ts";
import { checkoutPage } from "./checkout-page.ts";
import { presentCheckout } from "./present-checkout.ts";

const secret = z.string().min(1).max(500);
const typed = z.string().max(200).optional();
const ReadBody = z.object({ clientSecret: secret });
const ConfirmBody = z.object({
  clientSecret: secret,
  card: z.object({ number: typed, expiry: typed, cvc: typed }).optional(),
  promotionCode: typed,
  challengeResult: z.enum(["passed", "failed"]).optional(),
});

/** The page in the frame and what it calls. */
export function checkoutRoutes(server: FastifyInstance, sandbox: PaymentSandbox, publicOrigin: string): void {
  const page = checkoutPage(publicOrigin);

  server.get("/sandbox/c/embedded", (_request, reply) => {
    setPageHeaders(reply, "product", publicOrigin);
    return reply.type("text/html; charset=utf-8").send(page);
  });

  server.post("/sandbox/api/checkout/read", async (request) => {
    const { clientSecret } = ReadBody.parse(request.body);
    return presentCheckout(await sandbox.checkout.read(clientSecret));
  });

  server.post("/sandbox/api/checkout/confirm", async (request, reply) => {
    const { clientSecret, card: fields, promotionCode, challengeResult } = ConfirmBody.parse(request.body);
    const input: ConfirmInput = {
      ...(promotionCode?.trim() ? { promotionCode: promotionCode.trim() } : {}),
      ...(challengeResult ? { challengeResult } : {}),
    };
    if (fields && !(input.promotionCode && isEmptyCard(fields))) {
      const read = readCard(fields);
      if ("errors" in read) return reply.status(422).send({ fields: read.errors });
      input.card = read.card;
    }
    return sandbox.checkout.confirm(clientSecret, input);
  });
}
