import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { Refusal } from "../../refusal.ts";
import { announceOpening } from "../../users/account-openings.ts";
import { publishProvedAddress } from "../../users/publish-proved-address.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUser } from "../../users/user.repository.ts";
import { isBanned } from "../../users/user.ts";
import type { SsoPerson } from "./sso-person.ts";
import {
  findSsoUserByEmail,
  findUserIdBySubject,
  insertSsoUser,
  lockSubject,
  storeSsoIdentity,
} from "./sso-user.repository.ts";

export interface FindOrCreateSsoUser {
  providerId: string;
  /** The identity provider's own name. */
  issuer: string;
  person: SsoPerson;
  isSignUpEnabled: boolean;
  /** False for a sign-in that began at the identity provider, without any page of ours. */
  isFromOurPage: boolean;
}

/**
 * Finds or creates the user of a verified person: the user of this subject, else an unclaimed one that a
 * directory provisioned for this provider, else a new one. Never a user with other ways to sign in.
 */
export const findOrCreateSsoUser = command(
  "user.sign_in_with_sso",
  userAccess.sign_in_with_sso,
  async (ctx, input: FindOrCreateSsoUser): Promise<{ userId: string } | Refusal> => {
    const { providerId, issuer, person, isSignUpEnabled, isFromOurPage } = input;
    const provider = `sso:${providerId}`;
    const { subject, email, claims } = person;
    await lockSubject(ctx.db, provider, subject);
    const known = (await findUserIdBySubject(ctx.db, provider, subject)) ?? (await unclaimed());
    if (!known && !isSignUpEnabled) return { refused: "signup_disabled", status: 422 };
    const user = known ? await findUser(ctx.db, known) : undefined;
    if (user && isBanned(user, ctx.now())) return { refused: "user_banned", status: 403 };
    const userId = known ?? newId();
    const data = {
      sub: subject,
      iss: issuer,
      email,
      email_verified: true,
      phone_verified: false,
      ...(Object.keys(claims).length > 0 ? { custom_claims: claims } : {}),
    };
    if (!known) await insertSsoUser(ctx.db, { id: userId, provider, email, metadata: data, at: ctx.now() });
    await storeSsoIdentity(ctx.db, { id: newId(), userId, provider, subject, data, at: ctx.now() });
    if (user?.email !== email) publishProvedAddress(ctx, userId);
    await ctx.audit({
      act: known ? "user.identity_seen" : "user.signed_up",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { provider: "sso", providerId },
      sealed: { email },
    });
    if (!known && isFromOurPage) await announceOpening(ctx, userId);
    return { userId };

    async function unclaimed() {
      const found = await findSsoUserByEmail(ctx.db, provider, email);
      return found && !found.has_identity ? found.id : undefined;
    }
  },
);
