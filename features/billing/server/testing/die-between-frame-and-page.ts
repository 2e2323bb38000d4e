import type { BillingWorld } from "./billing-world.ts";

/** The stored checkout of `email`. */
export async function intentOf(world: BillingWorld, email: string) {
  const rows = await world.look("select session_id, status from checkout_intents where email = $1", [email]);
  return rows[0];
}

/** The server died after the page was stored and before the frame was expired: both can be paid. */
export async function dieBetweenFrameAndPage(world: BillingWorld) {
  const checkout = await world.begin();
  await world.call("open-hosted-checkout", {}, { cookie: checkout.cookie });
  Object.assign(world.provider.sessions.get(checkout.sessionId) ?? {}, { status: "open" });
  return { ...checkout, hostedId: String((await intentOf(world, checkout.email))?.session_id) };
}
