import type { Ctx } from "#platform/server/context.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import { sendMailProof } from "../proofs/send-mail-proof.ts";
import { findThrottleRefusal } from "../proofs/throttle-message.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { providerLabel } from "./provider-label.ts";

export interface AdmitUnverified {
  service: AuthServiceOptions;
  user: User;
  profile: ProviderProfile;
  isNew: boolean;
  redirectTo?: string | undefined;
}

/**
 * Mails a proof to a user whose address no provider vouches for. Returns the refusal where they may not work
 * before it.
 */
export async function admitUnverified(
  ctx: Ctx,
  { service, user, profile, isNew, redirectTo }: AdmitUnverified,
): Promise<Refusal | undefined> {
  const { settings } = service;
  const isHeldBack = !settings.areUnverifiedSignInsAllowed && !settings.isMailAutoConfirmed;
  const { email } = user;
  const isAsked = email && (isNew || isHeldBack) && !settings.isMailAutoConfirmed;
  const isSent = isAsked ? await sendConfirmation(ctx, service, user, email, redirectTo) : false;
  if (!isHeldBack) return undefined;
  const label = providerLabel(profile.provider);
  const what = isSent
    ? `A confirmation email has been sent to your ${label} email`
    : `Verify the email with ${label} in order to sign in`;
  return { refused: "provider_email_needs_verification", message: `Unverified email with ${label}. ${what}` };
}

async function sendConfirmation(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  to: string,
  redirectTo: string | undefined,
): Promise<boolean> {
  const { settings } = service;
  const slot = { settings, channel: "mail", kind: "confirmation", recipient: to } as const;
  if (await findThrottleRefusal(ctx, slot)) return false;
  await sendMailProof(ctx, { service, user, kind: "confirmation", to, redirectTo });
  await ctx.audit({
    act: "user.confirmation_requested",
    workspaceId: user.id,
    onBehalfOf: user.id,
    target: [{ type: "user", id: user.id }],
  });
  return true;
}
