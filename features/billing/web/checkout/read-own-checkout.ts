import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";

/** The beginning of the query key of what `readOwnCheckout` returns. */
export const ownCheckoutKey = ["billing", "own-checkout"];

/** A completed, unclaimed checkout of this browser. */
export interface OwnCheckout {
  email: string;
  plan: string;
  /** False: the signed-in person has to confirm the address first. */
  isProved: boolean;
}

/** Asks by the HttpOnly cookie; undefined without a checkout. Throws `ApiError`. */
export async function readOwnCheckout(): Promise<OwnCheckout | undefined> {
  const found = readField(await callFunction("read-own-checkout"), "checkout");
  const email = readText(found, "email");
  if (!email) return undefined;
  return { email, plan: readText(found, "plan") ?? "", isProved: readField(found, "is_proved") === true };
}
