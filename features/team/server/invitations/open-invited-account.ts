import {
  type AuthServiceOptions,
  checkNewPassword,
  hashForProvedAddress,
  openProvedAccount,
  requireOpenSignUp,
} from "#features/auth/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { digestOf } from "../joining/join-secret.ts";
import { invitationAccess } from "./invitation.access.ts";
import { findInvitationOfToken } from "./invitation.repository.ts";
import { requirePending } from "./state-of.ts";

export interface InvitedAccount {
  service: AuthServiceOptions;
  token: string;
  password: string;
  /** Remarks of the page for other features. */
  remarks?: JsonObject | undefined;
}

/**
 * Opens an account with the invited address, which the token proves, also where sign-up is closed: there nobody else could
 * let a new person in. The person signs in afterwards.
 */
export async function openInvitedAccount(ctx: Ctx, input: InvitedAccount): Promise<void> {
  const { service, token, password } = input;
  const email = await query(ctx, invitationAccess.open, async (inner) => {
    const found = await findInvitationOfToken(inner.db, digestOf(token), { isLocked: false });
    return requirePending(found, inner.now()).email;
  });
  checkNewPassword(password, service.settings, [email]);
  const system = ctx.asSystem("team");
  await query(system, (inner) => requireOpenSignUp(inner, service, email, { isInvited: true }));
  await open(system, { ...input, email, ...(await hashForProvedAddress(ctx, email, password)) });
}

const open = command(
  "invitation.open_account",
  invitationAccess.open_account,
  async (
    ctx,
    {
      token,
      email,
      ...account
    }: Omit<InvitedAccount, "password"> & {
      email: string;
      passwordHash: string;
      heldHash?: string | undefined;
    },
  ): Promise<void> => {
    const found = await findInvitationOfToken(ctx.db, digestOf(token), { isLocked: true });
    requirePending(found, ctx.now());
    const opened = await openProvedAccount(ctx, { ...account, email });
    if (!opened) fail(invitationErrors, "invitation.account_exists");
  },
);
