import { z } from "zod";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { userOf } from "#platform/server/context.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findBestSubscription } from "./best-subscription.repository.ts";
import { readGivenTier } from "./read-given-tier.ts";
import { stateOf } from "./state-of.ts";
import { subscriptionAccess } from "./subscription.access.ts";

/**
 * The present plan of the caller's workspace, whoever gave it, and the subscription beside it; from our own
 * rows: one indexed read and cached entitlements, no provider call.
 */
export function checkSubscription(billing: BillingOptions): FunctionDeclaration {
  const { provider, isLive } = billing;
  return defineFunction({
    name: "check-subscription",
    access: "person",
    methods: ["POST", "GET"],
    input: z.object({}),
    async answer(ctx) {
      const { userId, workspaceId } = userOf(ctx);
      const viewer = { userId, mayBuy: admits(subscriptionAccess.buy, callerOf(ctx)) };
      const [givenTier, subscription] = await Promise.all([
        readGivenTier(ctx, billing, workspaceId),
        provider === "none"
          ? undefined
          : findBestSubscription(ctx.services.servicePool, { provider, isLive }, workspaceId),
      ]);
      return { json: stateOf(subscription, { now: ctx.now(), isLive, viewer, givenTier }) };
    },
  });
}
