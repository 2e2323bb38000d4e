import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { sendMailProof } from "../proofs/send-mail-proof.ts";
import { throttleMessage } from "../proofs/throttle-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { contestAddress } from "../users/contest-address.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, findUserByEmail, lockUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { createUser } from "./create-user.ts";
import { hasSignInMethod } from "./has-sign-in-method.ts";
import { markInvited } from "./managed-user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";

export interface Invitation {
  email: string;
  metadata: JsonObject;
}

export interface InviteUser extends Invitation {
  service: AuthServiceOptions;
  redirectTo: string;
}

/**
 * Invites the owner of a mailbox; a repeated call invites again. Throws when the mailbox is already proved.
 */
export const inviteUser = command(
  "user.invite",
  userAccess.invite,
  async (ctx, input: InviteUser): Promise<User> => {
    const { service, email, redirectTo } = input;
    // Programs may repeat an invitation without a gap. The hourly mail limit still applies.
    const settings = { ...service.settings, mailGapSeconds: 0 };
    await throttleMessage(ctx, { settings, channel: "mail", kind: "confirmation", recipient: email });
    const { user, voidsUnproved } = await prepareInvitation(ctx, input);
    await sendMailProof(ctx, { service, user, kind: "invite", to: email, redirectTo, voidsUnproved });
    return (await findUser(ctx.db, user.id)) ?? noSuchUser();
  },
);

/** Finds or creates the invited user inside the open transaction. */
export async function prepareInvitation(
  ctx: Ctx,
  { email, metadata }: Invitation,
): Promise<{ user: User; voidsUnproved: boolean }> {
  const known = await findUserByEmail(ctx.db, email);
  if (!known) {
    const user = await createUser(ctx, { id: "", email, userMetadata: metadata, isInvited: true });
    return { user, voidsUnproved: false };
  }
  if (known.email_confirmed_at) fail(authErrors, "email_exists");
  await lockUser(ctx.db, known.id);
  await contestAddress(ctx, { contact: { email } });
  await markInvited(ctx.db, known.id, ctx.now());
  await ctx.audit({
    act: "user.invited",
    workspaceId: known.id,
    onBehalfOf: known.id,
    target: [{ type: "user", id: known.id }],
    sealed: { email },
  });
  return { user: known, voidsUnproved: hasSignInMethod(known) };
}
