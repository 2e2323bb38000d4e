import { z } from "zod";
import { userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { type SandboxSettings, sandboxOf } from "./sandbox-of.ts";

/** A function that gives admins a link to the pages of the payment sandbox. */
export function openPaymentSandbox(settings: SandboxSettings): FunctionDeclaration {
  return defineFunction({
    name: "open-payment-sandbox",
    access: "person",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx) {
      if (!userOf(ctx).isAdmin) fail(platformErrors, "auth.forbidden");
      const { admin } = await sandboxOf(ctx.services, settings);
      return { json: { url: admin.createLink() } };
    },
  });
}
