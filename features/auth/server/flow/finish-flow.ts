import type { Ctx } from "#platform/server/context.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";
import { presentSession } from "../sessions/present-session.ts";
import { startSession } from "../sessions/start-session.ts";
import type { FlowSecrets, FlowState } from "./flow-state.ts";
import { issueAuthCode } from "./issue-auth-code.ts";
import { addToFragment, addToQuery } from "./redirect-address.ts";

export interface FinishFlow {
  service: AuthServiceOptions;
  /** With a code challenge the browser gets a code; without one, or without a flow, the tokens themselves. */
  flow?: FlowState | undefined;
  /** Who was proved to sign in, and how. */
  userId: string;
  method: AuthMethod;
  notAfter?: Date;
  /** Of a provider: the browser gets them with its session. */
  secrets?: FlowSecrets;
  /** What kind of link it was, which clients announce: `recovery`, `signup` … */
  type?: string;
  /** Told to the page, beside the tokens or the code: the link took the account from whoever had opened it. */
  isHolderVoided?: boolean;
  /** An address that `redirectTarget` allowed. */
  redirectTo: string;
}

/** Ends a sign-in that happens in the browser; returns the address to which it goes with its session or code. */
export async function finishFlow(ctx: Ctx, input: FinishFlow): Promise<string> {
  const { service, flow, userId, method, notAfter, secrets, type, redirectTo } = input;
  const proof = { userId, method, ...(notAfter ? { notAfter } : {}) };
  if (flow?.code_challenge) {
    const kept = input.isHolderVoided ? { ...secrets, isHolderVoided: true } : secrets;
    const code = await issueAuthCode(ctx, { ...proof, flow, ...(kept ? { secrets: kept } : {}) });
    // The client reads its code and nothing else there.
    return addToQuery(redirectTo, { code, holder_voided: input.isHolderVoided ? "true" : undefined });
  }
  const session = await presentSession(
    ctx,
    await startSession(ctx, { ...proof, service, reliesOn: "proof_in_transaction" }),
    service,
  );
  const { access_token, refresh_token, expires_at, expires_in, token_type } = session;
  return addToFragment(redirectTo, {
    access_token: String(access_token),
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    holder_voided: input.isHolderVoided ? "true" : undefined,
    provider_refresh_token: secrets?.providerRefreshToken,
    provider_token: secrets?.providerToken,
    refresh_token: String(refresh_token),
    sb: "",
    token_type: String(token_type),
    type,
  });
}
