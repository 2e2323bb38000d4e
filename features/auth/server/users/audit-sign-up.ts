import type { Ctx } from "#platform/server/context.ts";
import type { Contact } from "./contact.ts";
import type { User } from "./user.ts";

/** Audits the sign-up in the person's own workspace. */
export async function auditSignUp(ctx: Ctx, { id }: User, contact: Contact): Promise<void> {
  await ctx.audit({
    act: "user.signed_up",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: { provider: contact.email === undefined ? "phone" : "email" },
    sealed: contact.email === undefined ? { phone: contact.phone } : { email: contact.email },
  });
}
