import type { Ctx } from "#platform/server/context.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import { patchUser } from "../users/user.repository.ts";
import { storeProviders } from "./identity.repository.ts";
import { voidUnprovedHolder } from "./void-unproved-holder.ts";

/** A provider vouches for the mailbox of an account that nobody had proved: whoever opened it loses it. */
export async function confirmByProvider(
  ctx: Ctx,
  userId: string,
  identityId: string,
  { provider, claims }: ProviderProfile,
): Promise<void> {
  await voidUnprovedHolder(ctx, { userId, proved: "email", identityId, metadata: claims });
  await patchUser(ctx.db, userId, { email_confirmed_at: ctx.now() }, ctx.now());
  await storeProviders(ctx.db, userId, ctx.now());
  await ctx.audit({
    act: "user.confirmed",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
    facts: { provider },
  });
}
