import { z } from "zod";
import { checkEmail, requireOpenSignUp } from "#features/auth/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { query } from "#platform/server/command.ts";
import type { Actor, Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { findOfferedPlan } from "../plans/plan.repository.ts";
import { abandonCheckout } from "./abandon-checkout.ts";
import { attachSession } from "./attach-session.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { canonicalEmail, emailHash } from "./canonical-email.ts";
import type { CheckoutIntent } from "./checkout-intent.repository.ts";
import { findIntentByClaim } from "./checkout-intent.repository.ts";
import { inAll, perAddress, perMailbox } from "./checkout-limits.ts";
import { createClaim, readClaim } from "./claim-cookie.ts";
import { createSession } from "./create-session.ts";
import { refuseDisposableAddress } from "./domains/refuse-disposable-address.ts";
import { findCompletedCheckout, isFor } from "./find-completed-checkout.ts";
import { type Buyer, readBuyer } from "./read-buyer.ts";
import { embeddedPage } from "./session-params.ts";
import { isTrialRedeemed } from "./trial-redemption.repository.ts";

const Input = z.object({
  price_id: z.string().min(1).max(200),
  planName: z.string().max(200).optional(),
  customer_email: z.string().max(1_000).optional(),
});

/** Within this time, the same request from the same browser returns the same checkout. */
const sameAgainMs = 60_000;

interface Asked {
  email: string;
  emailHash: string;
  priceId: string;
}

/** Begins a checkout. Plan and price come from our own rows. */
export function createEmbeddedCheckoutSession(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "create-embedded-checkout-session",
    access: "anyone",
    methods: ["POST"],
    input: Input,
    async answer(ctx, { input, headers }) {
      modeOf(billing);
      const system = ctx.asSystem("billing");
      await requireToken(system, perAddress, addressKey(ctx.source.ip));
      const email = readEmail(ctx.actor.type === "user" ? ctx.actor.email : input.customer_email);
      const asked = { email, emailHash: await emailHash(ctx.services, email), priceId: input.price_id };
      // Before any payment: nobody shall buy what they cannot open an account for.
      if (ctx.actor.type !== "user") await requireOpenSignUp(system, billing.auth, email);
      const plan = await query(system, ({ db }) => findOfferedPlan(db, asked.priceId));
      if (!plan) fail(billingErrors, "no_plan");
      const completed = await findCompletedCheckout(system, billing, { headers, actor: ctx.actor });
      if (completed && isSame(ctx.actor, completed, email)) return { json: { is_completed: true, email } };
      const buyer = await readBuyer(ctx, billing);
      const claimHash = readClaim(headers);
      const again = await findSameAgain(system, billing, claimHash, { ...asked, buyer });
      const opened = again && (await openSession(system, billing, again));
      if (opened) return { json: opened };

      await requireToken(system, perMailbox, asked.emailHash);
      await requireToken(system, inAll, "");
      const claim = createClaim(billing.publicUrl);
      const isRedeemed = await query(system, ({ db }) =>
        isTrialRedeemed(db, modeOf(billing), asked.emailHash),
      );
      const isTrial = !isRedeemed && !buyer.isKnown && plan.free_trial_days > 0;
      if (isTrial) refuseDisposableAddress(billing, email);
      // The new cookie makes it unclaimable, yet it could still be paid, in another tab or on the provider's
      // page.
      const paid = await abandonPrevious(system, billing, claimHash);
      if (paid && isFor(ctx.actor, paid) && isSame(ctx.actor, paid, email)) {
        return { json: { is_completed: true, email } };
      }
      const intent = await beginCheckout(system, {
        billing,
        ...asked,
        claimHash: claim.hash,
        planId: plan.id,
        trialDays: isTrial ? plan.free_trial_days : null,
        userId: buyer.userId,
        workspaceId: buyer.workspaceId,
        startsAt: buyer.startsAt,
      });
      const json = await openSession(system, billing, intent);
      if (!json) fail(billingErrors, "checkout_failed");
      return { json, cookies: [claim.cookie] };
    },
  });
}

/** Normalizes like accounts do, so that an address that no account could have is refused now. */
function readEmail(text: string | undefined): string {
  if (!text || text.trim().length > 254) fail(billingErrors, "invalid_email");
  try {
    return checkEmail(text);
  } catch {
    return fail(billingErrors, "invalid_email");
  }
}

/** Whether the checkout is for this address. For a signed-in buyer any spelling of the mailbox counts. */
function isSame(actor: Actor, intent: CheckoutIntent, email: string): boolean {
  if (actor.type !== "user") return intent.email === email;
  return canonicalEmail(intent.email) === canonicalEmail(email);
}

/**
 * Expires the browser's previous open checkout; returns it if it turns out to be completed. Throws
 * `checkout_failed` when the provider does not answer: two open checkouts could both be paid.
 */
async function abandonPrevious(
  ctx: Ctx,
  billing: BillingOptions,
  claimHash: string | undefined,
): Promise<CheckoutIntent | undefined> {
  if (!claimHash) return undefined;
  const intent = await query(ctx, ({ db }) => findIntentByClaim(db, modeOf(billing), claimHash));
  if (intent?.status !== "open") return undefined;
  const outcome = await abandonCheckout(ctx, billing, intent);
  if (outcome === "unknown") fail(billingErrors, "checkout_failed");
  return outcome === "completed" ? intent : undefined;
}

/** A recent identical checkout of this browser, so that a double click begins only one. */
async function findSameAgain(
  ctx: Ctx,
  billing: BillingOptions,
  claimHash: string | undefined,
  { email, priceId, buyer }: Asked & { buyer: Buyer },
): Promise<CheckoutIntent | undefined> {
  if (!claimHash) return undefined;
  const intent = await query(ctx, ({ db }) => findIntentByClaim(db, modeOf(billing), claimHash));
  if (intent?.status !== "open" || intent.email !== email) return undefined;
  // A visitor's checkout, with its trial, does not carry over to a signed-in person, nor the reverse.
  if (intent.user_id !== buyer.userId || intent.for_workspace_id !== buyer.workspaceId) return undefined;
  const isFresh = ctx.now().getTime() - intent.created_at.getTime() < sameAgainMs;
  return isFresh && intent.price_id === priceId ? intent : undefined;
}

/** Undefined when the checkout continued on the provider's page, which expired the embedded session. */
async function openSession(
  ctx: Ctx,
  billing: BillingOptions,
  intent: CheckoutIntent,
): Promise<JsonObject | undefined> {
  const session = await createSession(ctx, billing, intent, embeddedPage);
  if (intent.session_id && intent.session_id !== session.id) return undefined;
  if (!session.client_secret) fail(billingErrors, "no_client_secret");
  // Another tab may have discarded the checkout, so its session is not shown.
  if (!intent.session_id && !(await attachSession(ctx, { id: intent.id, sessionId: session.id }))) {
    return undefined;
  }
  return {
    client_secret: session.client_secret,
    trial_days: intent.trial_days ?? 0,
    starts_at: intent.starts_at?.toISOString() ?? null,
    ...(billing.isTaxAutomatic ? { is_taxed: true } : {}),
  };
}
