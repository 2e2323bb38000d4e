import { z } from "zod";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { userOf } from "#platform/server/context.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findBestSubscription } from "./best-subscription.repository.ts";
import { stateOf } from "./state-of.ts";
import { subscriptionAccess } from "./subscription.access.ts";

/** The present plan of the caller's workspace, from our own rows: one indexed read, no provider call. */
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
      const subscription =
        provider === "none"
          ? undefined
          : await findBestSubscription(ctx.services.servicePool, { provider, isLive }, workspaceId);
      return { json: stateOf(subscription, { now: ctx.now(), isLive, viewer }) };
    },
  });
}
