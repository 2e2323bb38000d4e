import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";

/** What this browser has completed at the payment service and not made its own yet. */
export interface OwnCheckout {
  email: string;
  plan: string;
  /** False: whoever is signed in has to confirm the address first. */
  isProved: boolean;
}

/** Asks by the cookie, which no script can read; undefined when there is nothing to go on with. Throws `ApiError`. */
export async function readOwnCheckout(): Promise<OwnCheckout | undefined> {
  const found = readField(await callFunction("read-own-checkout"), "checkout");
  const email = readText(found, "email");
  if (!email) return undefined;
  return { email, plan: readText(found, "plan") ?? "", isProved: readField(found, "is_proved") === true };
}
