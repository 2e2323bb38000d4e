import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import { insertIdentity, storeProviders } from "./identity.repository.ts";

/** Adds the identity with its audit event inside the open transaction. Returns its id. */
export async function addIdentity(
  ctx: Ctx,
  userId: string,
  { provider, subject, email, claims }: ProviderProfile,
  reason: "signed_up" | "verified_email" | "requested",
): Promise<string> {
  const id = newId();
  await insertIdentity(ctx.db, { id, userId, provider, subject, data: claims, at: ctx.now() });
  await storeProviders(ctx.db, userId, ctx.now());
  await ctx.audit({
    act: "identity.linked",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "identity", id }],
    facts: { provider, reason },
    sealed: { subject, ...(email ? { email } : {}) },
  });
  return id;
}
