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
  /** With a code challenge the browser gets a code. Without one, or without a flow, it gets the tokens. */
  flow?: FlowState | undefined;
  /** The person to sign in, and the proof. */
  userId: string;
  method: AuthMethod;
  notAfter?: Date;
  /** Tokens of the provider, handed out with the session. */
  secrets?: FlowSecrets;
  /** Kind of link, for the client's event: `recovery`, `signup` … */
  type?: string;
  /** The link took the account from an unproved holder. Reported to the page beside tokens or code. */
  isHolderVoided?: boolean;
  /** An address that `redirectTarget` allowed. */
  redirectTo: string;
}

/** Ends a sign-in in the browser. Returns the address to redirect to, with the session or code. */
export async function finishFlow(ctx: Ctx, input: FinishFlow): Promise<string> {
  const { service, flow, userId, method, notAfter, secrets, type, redirectTo } = input;
  const proof = { userId, method, ...(notAfter ? { notAfter } : {}) };
  if (flow?.code_challenge) {
    const kept = input.isHolderVoided ? { ...secrets, isHolderVoided: true } : secrets;
    const code = await issueAuthCode(ctx, { ...proof, flow, ...(kept ? { secrets: kept } : {}) });
    // The client reads the code from the query only.
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
