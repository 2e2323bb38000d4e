import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ConfirmInput } from "../../contract/checkout.ts";
import { SandboxError, type SandboxErrorCode } from "../../contract/sandbox-error.ts";
import { setPageHeaders } from "../page-headers.ts";
import { isEmptyCard, readCard } from "../read-card.ts";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import { checkoutPage } from "./checkout-page.ts";
import { presentCheckout } from "./present-checkout.ts";

const secret = z.string().min(1).max(500);
const typed = z.string().max(200).optional();
const ReadBody = z.object({ clientSecret: secret, promotionCode: typed });
const ConfirmBody = z.object({
  clientSecret: secret,
  card: z.object({ number: typed, expiry: typed, cvc: typed }).optional(),
  promotionCode: typed,
  challengeResult: z.enum(["passed", "failed"]).optional(),
});

/** The checkout page and its calls. */
export function checkoutRoutes(server: FastifyInstance, sandbox: SandboxOfPages, publicOrigin: string): void {
  const page = checkoutPage(publicOrigin, "framed");
  const hostedPage = checkoutPage(publicOrigin, "whole");

  server.get("/sandbox/c/embedded", (_request, reply) => {
    setPageHeaders(reply, publicOrigin);
    return reply.type("text/html; charset=utf-8").send(page);
  });

  // The hosted page, for browsers that do not load the frame. It cannot be framed.
  server.get("/sandbox/c/hosted", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(hostedPage),
  );

  server.post("/sandbox/api/checkout/read", async (request) => {
    const { clientSecret, promotionCode } = ReadBody.parse(request.body);
    const code = promotionCode?.trim();
    try {
      return presentCheckout(await sandbox.checkout.read(clientSecret, code || undefined));
    } catch (error) {
      return answerToRefusal(error);
    }
  });

  server.post("/sandbox/api/checkout/confirm", async (request) => {
    const { clientSecret, card: fields, promotionCode, challengeResult } = ConfirmBody.parse(request.body);
    const input: ConfirmInput = {
      ...(promotionCode?.trim() ? { promotionCode: promotionCode.trim() } : {}),
      ...(challengeResult ? { challengeResult } : {}),
    };
    if (fields && !(input.promotionCode && isEmptyCard(fields))) {
      const read = readCard(fields);
      if ("errors" in read) return { status: "refused", fields: read.errors };
      input.card = read.card;
    }
    try {
      return await sandbox.checkout.confirm(clientSecret, input);
    } catch (error) {
      return answerToRefusal(error);
    }
  });
}

const fieldOfRefusal: Partial<Record<SandboxErrorCode, string>> = {
  card_required: "number",
  not_a_test_card: "number",
  invalid_promotion_code: "promotionCode",
};

/**
 * Refusals that the person can fix are responses like a decline, and a completed session is complete. Others
 * stay errors.
 */
function answerToRefusal(error: unknown) {
  if (!(error instanceof SandboxError)) throw error;
  if (error.code === "session_complete") return { status: "complete" };
  const field = fieldOfRefusal[error.code];
  if (!field) throw error;
  return { status: "refused", fields: { [field]: error.message } };
}
