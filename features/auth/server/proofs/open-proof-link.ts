import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { finishFlow } from "../flow/finish-flow.ts";
import { lockFlowState } from "../flow/flow-state.repository.ts";
import { addToFragment } from "../flow/redirect-address.ts";
import { redirectWithError } from "../flow/redirect-with-error.ts";
import { orThrow, type Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import type { PresentedSession } from "./presented-session.ts";
import { halfProvedMessage } from "./sign-in-with-proof.ts";
import { type VerifyProof, verifyProof } from "./verify-proof.ts";
import { isVerifyType, type VerifyType } from "./verify-types.ts";

export interface OpenProofLink {
  service: AuthServiceOptions;
  tokenHash: string;
  type: string;
  /** An address that `redirectTarget` allowed. */
  redirectTo: string;
  /** Session of the browser that opens the link. */
  session?: PresentedSession | undefined;
}

const methods: Partial<Record<VerifyType, AuthMethod>> = {
  signup: "email/signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change: "email_change",
};

/**
 * Applies the link of a mail. Returns the address to redirect to: with a session, a code, a message or an
 * error.
 */
export async function openProofLink(ctx: Ctx, input: OpenProofLink): Promise<string> {
  const { service, tokenHash, type, redirectTo, session } = input;
  try {
    if (!tokenHash)
      fail(authErrors, "validation_failed", { message: "Verify requires a token or a token hash" });
    if (!type) fail(authErrors, "validation_failed", { message: "Verify requires a verification type" });
    if (!isVerifyType(type)) {
      return fail(authErrors, "validation_failed", { message: "Unsupported verification type" });
    }
    const shown = { tokenHash };
    const { url } = orThrow(await acceptLink(ctx, { service, type, shown, redirectTo, session }));
    return url;
  } catch (error) {
    return redirectWithError(redirectTo, error, { inQuery: tokenHash.startsWith("pkce_"), type });
  }
}

const acceptLink = command(
  "session.open_proof_link",
  sessionAccess.open_proof_link,
  async (ctx, input: VerifyProof & { redirectTo: string }): Promise<{ url: string } | Refusal> => {
    const { service, type, redirectTo } = input;
    const verified = await verifyProof(ctx, input);
    if ("refused" in verified) return verified;
    const { userId, flowId, state, isHolderVoided } = verified;
    if (state === "half_proved") {
      return { url: addToFragment(redirectTo, { message: halfProvedMessage, sb: "" }) };
    }
    const flow = flowId ? await lockFlowState(ctx.db, flowId) : undefined;
    // A deleted flow belonged to somebody else. The link proves the mailbox and signs nobody in.
    if (flowId && !flow) return { refused: "flow_state_not_found" };
    const method = flow ? (methods[type] ?? "otp") : "otp";
    const sessionOf = { service, flow, userId, method, type, redirectTo, isHolderVoided };
    return { url: await finishFlow(ctx, sessionOf) };
  },
);
