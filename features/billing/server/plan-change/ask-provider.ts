import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import { describeFailure } from "../stripe/describe-failure.ts";

/** Awaits the provider. Throws `payment_service_busy` when it does not answer. */
export async function askProvider<Answer>(ctx: Ctx, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "the provider did not do it");
    if (isWithoutPlace(error)) fail(billingErrors, "tax_address_missing");
    return fail(billingErrors, "payment_service_busy", {
      message: "The payment service did not answer. Nothing was changed; try again in a moment.",
    });
  }
}

/** The provider cannot compute tax for a customer without an address. */
function isWithoutPlace(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "customer_tax_location_invalid";
}
