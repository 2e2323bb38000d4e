import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addUser } from "../users/add-user.ts";
import { contestAddress } from "../users/contest-address.ts";
import { findOwnershipEvidence } from "../users/ownership-evidence.ts";
import { simulatedUser } from "../users/simulated-user.ts";
import { userAccess } from "../users/user.access.ts";
import { findUserByEmail } from "../users/user.repository.ts";
import { auditOwnRequest, auditRequest } from "./audit-request.ts";
import { beginMailFlow } from "./begin-mail-flow.ts";
import { runOrSimulate } from "./run-or-simulate.ts";
import { sendMailProof } from "./send-mail-proof.ts";
import { throttleMessage } from "./throttle-message.ts";

export interface RequestMagicLink {
  service: AuthServiceOptions;
  email: string;
  /** False refuses an unknown address. */
  mayCreateUser: boolean;
  metadata: JsonObject;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/**
 * Mails a link and a code to sign in with. Creates an unknown user, in the time that a known one takes. For
 * an unproved mailbox the link is also its proof, against the present holder.
 */
export async function requestMagicLink(ctx: Ctx, input: RequestMagicLink): Promise<void> {
  // Commits by itself, so that a later refusal (mail limit) does not undo it.
  await contestAddress(ctx, { contact: { email: input.email } });
  await request(ctx, input);
}

const request = command(
  "user.request_magic_link",
  userAccess.request_magic_link,
  async (ctx, input: RequestMagicLink): Promise<void> => {
    const { service, email, mayCreateUser, metadata, redirectTo, challenge } = input;
    const { settings } = service;
    const known = await findUserByEmail(ctx.db, email);
    // For such an account the proof opens an own account, as for an unknown address.
    const isUnknown = !known || findOwnershipEvidence(service, known, "email") !== undefined;
    if (isUnknown && !mayCreateUser) fail(authErrors, "otp_disabled");
    if (isUnknown && !settings.isSignUpEnabled) fail(authErrors, "signup_disabled");
    await throttleMessage(ctx, { settings, channel: "mail", kind: "recovery", recipient: email });

    const stranger = simulatedUser({ email }, ctx.now());
    const isConfirmed = settings.isMailAutoConfirmed;
    let user = known;
    await runOrSimulate(ctx, !known, async () => {
      const contact = { email: known ? `${stranger.id}@nobody.invalid` : email };
      const added = await addUser(ctx, { contact, passwordHash: null, metadata, isConfirmed });
      user = known ?? added;
    });
    // A concurrent request created the user; its mail is on the way.
    if (!user) return;
    const isProved = user.email_confirmed_at !== null;
    const flowId = await beginMailFlow(ctx, user.id, challenge, isProved ? "magiclink" : "email/signup");
    await sendMailProof(ctx, {
      service,
      user,
      kind: isProved ? "magic_link" : "confirmation",
      to: email,
      redirectTo,
      flowId,
      voidsUnproved: !isProved,
    });
    // A new user's address and source go to the installation's trail: creating an own key could be timed.
    await auditRequest(ctx, "user.magic_link_requested", { email }, user);
    await auditOwnRequest(ctx, known ? "user.magic_link_requested" : "user.signed_up", user);
  },
);
