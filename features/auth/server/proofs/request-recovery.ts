import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { contestAddress } from "../users/contest-address.ts";
import { findOwnershipEvidence } from "../users/ownership-evidence.ts";
import { simulatedUser } from "../users/simulated-user.ts";
import { userAccess } from "../users/user.access.ts";
import { findUserByEmail } from "../users/user.repository.ts";
import { auditRequest } from "./audit-request.ts";
import { beginMailFlow } from "./begin-mail-flow.ts";
import { runOrSimulate } from "./run-or-simulate.ts";
import { sendMailProof } from "./send-mail-proof.ts";
import { throttleMessage } from "./throttle-message.ts";

export interface RequestRecovery {
  service: AuthServiceOptions;
  email: string;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/** Mails a link to replace a forgotten password. For an unknown address the same work is simulated. */
export async function requestRecovery(ctx: Ctx, input: RequestRecovery): Promise<void> {
  // Commits by itself, so that a later refusal (mail limit) does not undo it.
  await contestAddress(ctx, { contact: { email: input.email } });
  await request(ctx, input);
}

const request = command(
  "user.request_recovery",
  userAccess.request_recovery,
  async (ctx, { service, email, redirectTo, challenge }: RequestRecovery): Promise<void> => {
    const { settings } = service;
    await throttleMessage(ctx, { settings, channel: "mail", kind: "recovery", recipient: email });
    const holder = await findUserByEmail(ctx.db, email);
    // Another contact or identity says whose account it is, so its unproved address recovers nothing.
    const known = holder && findOwnershipEvidence(service, holder, "email") ? undefined : holder;
    const user = known ?? simulatedUser({ email }, ctx.now());
    await runOrSimulate(ctx, known !== undefined, async () => {
      const flowId = await beginMailFlow(ctx, user.id, challenge, "recovery");
      await sendMailProof(ctx, { service, user, kind: "recovery", to: email, redirectTo, flowId });
    });
    await auditRequest(ctx, "user.recovery_requested", { email }, known);
  },
);
