import { ApiError } from "#platform/web/api/api-error.ts";
import { claimCheckout } from "./claim-checkout.ts";

/**
 * Claims this browser's checkout. Returns false while the address is not confirmed: the plan then waits, and the
 * billing settings link it later.
 */
export async function claimOnceProved(): Promise<boolean> {
  try {
    await claimCheckout();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "address_unconfirmed") return false;
    throw error;
  }
}
