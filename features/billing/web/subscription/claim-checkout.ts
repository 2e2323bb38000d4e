import { callFunction } from "../functions/call-function.ts";

/** Links the finished checkout of this browser to the workspace of whoever is signed in; throws `ApiError`. */
export async function claimCheckout(): Promise<void> {
  await callFunction("claim-checkout");
}
