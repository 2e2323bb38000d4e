import type Stripe from "stripe";
import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { findNamedPrice } from "../plans/plan.repository.ts";
import { attachSession } from "./attach-session.ts";
import { type CheckoutIntent, findIntent } from "./checkout-intent.repository.ts";
import { perSignUp } from "./checkout-limits.ts";
import { createProviderSession } from "./create-provider-session.ts";
import { createSession } from "./create-session.ts";
import { findOwnIntent } from "./find-own-intent.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";
import type { CheckoutPage } from "./session-params.ts";

/** The provider's minimum for a page is half an hour. */
const leastOpenMs = 31 * 60_000;

/** Language of the page to return to. */
const Language = z.enum(["en", "de"]);

/**
 * Continues this browser's checkout on a page of the provider, for browsers that cannot load the frame. It
 * stays the same checkout with the same cookie. The embedded session is expired.
 */
export function openHostedCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "open-hosted-checkout",
    access: "anyone",
    methods: ["POST"],
    input: z.object({ language: Language.default("en") }),
    async answer(ctx, { headers, input: { language } }) {
      requireOwnOrigin(headers, billing.publicUrl);
      const system = ctx.asSystem("billing");
      await requireToken(system, perSignUp, addressKey(ctx.source.ip));
      const intent = await findOwnIntent(system, billing, headers);
      if (!intent?.session_id) fail(billingErrors, "checkout_not_found");
      const page = await hostedPage(system, billing, intent, language);
      if (intent.status === "completed") return { json: { url: page.success_url ?? "" } };
      if (intent.status !== "open") fail(billingErrors, "checkout_expired");
      const url = await openPage(system, billing, intent, intent.session_id, page);
      return { json: { url: url ?? page.success_url ?? "" } };
    },
  });
}

/**
 * The cookie alone identifies the checkout on return: a signed-in person claims it in the settings, a visitor
 * chooses a password.
 */
async function hostedPage(
  ctx: Ctx,
  billing: BillingOptions,
  intent: CheckoutIntent,
  language: z.infer<typeof Language>,
): Promise<CheckoutPage> {
  const { publicUrl } = billing;
  const price = await query(ctx, ({ db }) => findNamedPrice(db, modeOf(billing), intent.price_id));
  const plan = `${encodeURIComponent(intent.plan_id)}${price?.interval === "year" ? "&interval=year" : ""}`;
  const home = language === "en" ? "/" : `/${language}`;
  const [success, cancel] = intent.user_id
    ? ["/settings/billing?claim=checkout", "/settings/billing"]
    : [`${home}?trial=password&plan=${plan}`, `${home}?trial=begin&plan=${plan}`];
  return {
    ui_mode: "hosted_page",
    ...{ success_url: `${publicUrl}${success}`, cancel_url: `${publicUrl}${cancel}` },
  };
}

/** Address of the provider's page; undefined when already paid. */
async function openPage(
  ctx: Ctx,
  billing: BillingOptions,
  intent: CheckoutIntent,
  sessionId: string,
  page: CheckoutPage,
): Promise<string | undefined> {
  const current = await createProviderSession(ctx, billing, (sessions) => sessions.retrieve(sessionId));
  if (current.status === "complete") return undefined;
  if (current.status === "open" && current.url) return current.url;
  const openMs = intent.expires_at.getTime() - ctx.now().getTime();
  if (current.status === "expired" || openMs < leastOpenMs) fail(billingErrors, "checkout_expired");

  const hosted = await createSession(ctx, billing, intent, page);
  // Attached first, so that the expiry of the old session is not taken for the end of the checkout.
  if (!(await attachSession(ctx, { id: intent.id, sessionId: hosted.id }))) {
    return expireUnused(ctx, billing, intent, hosted.id);
  }
  const left = await endOrRead(ctx, billing, sessionId);
  if (left.status !== "complete") return hosted.url ?? fail(billingErrors, "checkout_failed");
  // The embedded session was just completed, so it counts.
  await attachSession(ctx, { id: intent.id, sessionId });
  await endOrRead(ctx, billing, hosted.id);
  return undefined;
}

/** Another tab continued the checkout, which counts. This page's session is expired. */
async function expireUnused(
  ctx: Ctx,
  billing: BillingOptions,
  { id }: CheckoutIntent,
  hostedId: string,
): Promise<undefined> {
  await endOrRead(ctx, billing, hostedId);
  const now = await query(ctx, ({ db }) => findIntent(db, modeOf(billing), id));
  if (now?.status !== "completed") fail(billingErrors, "checkout_expired");
}

function endOrRead(ctx: Ctx, billing: BillingOptions, id: string): Promise<Stripe.Checkout.Session> {
  return createProviderSession(ctx, billing, (sessions) =>
    sessions.expire(id).catch(() => sessions.retrieve(id)),
  );
}
