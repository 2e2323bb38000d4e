import { command } from "#platform/server/command.ts";
import { hashToken } from "../hash-token.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { findUser } from "../users/user.repository.ts";
import { isBanned } from "../users/user.ts";
import { type CodeChallenge, matchesChallenge } from "./code-challenge.ts";
import { deleteFlowState, lockFlowStateOfCode } from "./flow-state.repository.ts";
import type { FlowSecrets, FlowState } from "./flow-state.ts";
import { openFlowSecrets } from "./sealed-flow-secrets.ts";

/** Lifetime of a code. */
const lifetimeMs = 300_000;

/**
 * Exchanges a code for the session of the browser that began the flow. A code works once and only with the
 * right verifier.
 */
export const exchangeAuthCode = command(
  "session.exchange_auth_code",
  sessionAccess.exchange_auth_code,
  async (
    ctx,
    { service, code, verifier }: { service: AuthServiceOptions; code: string; verifier: string },
  ): Promise<{ grant: SessionGrant; secrets: FlowSecrets } | Refusal> => {
    const flow = await lockFlowStateOfCode(ctx.db, hashToken(code));
    const user = flow?.user_id ? await findUser(ctx.db, flow.user_id) : undefined;
    if (!flow || !user) return { refused: "flow_state_not_found" };
    const issuedAt = flow.auth_code_issued_at ?? flow.created_at;
    if (ctx.now().getTime() - issuedAt.getTime() > lifetimeMs) return { refused: "flow_state_expired" };
    const challenge = challengeOf(flow);
    if (!challenge || !matchesChallenge(challenge, verifier)) return { refused: "bad_code_verifier" };
    await deleteFlowState(ctx.db, flow.id);
    if (isBanned(user, ctx.now())) return { refused: "user_banned" };
    const grant = await startSession(ctx, {
      service,
      userId: user.id,
      method: flow.authentication_method,
      reliesOn: "proof_in_transaction",
      ...(flow.session_not_after ? { notAfter: flow.session_not_after } : {}),
    });
    return { grant, secrets: openFlowSecrets(ctx, flow) };
  },
);

function challengeOf(flow: FlowState): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  return challenge && method ? { challenge, method } : undefined;
}
