import { command } from "#platform/server/command.ts";
import { finishFlow } from "../flow/finish-flow.ts";
import { lockFlowState } from "../flow/flow-state.repository.ts";
import type { FlowState } from "../flow/flow-state.ts";
import { openFlowSecrets } from "../flow/sealed-flow-secrets.ts";
import { linkIdentity } from "../identities/link-identity.ts";
import { signInWithProfile } from "../identities/sign-in-with-profile.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import type { ProvedProfile } from "./identity-provider.ts";

export interface FinishOAuth {
  service: AuthServiceOptions;
  flow: FlowState;
  proved: ProvedProfile;
  redirectTo: string;
}

/**
 * Ends a sign-in at a provider: finds the user and returns the address to redirect to, with session or code.
 */
export const finishOAuth = command(
  "session.finish_oauth",
  sessionAccess.finish_oauth,
  async (ctx, { service, flow, proved, redirectTo }: FinishOAuth): Promise<{ url: string } | Refusal> => {
    const { profile, secrets } = proved;
    // The session that began the link may have ended during the request to the provider.
    if (flow.linking_user_id && !(await lockFlowState(ctx.db, flow.id))) {
      return { refused: "flow_state_not_found" };
    }
    const outcome = flow.linking_user_id
      ? { user: await linkIdentity(ctx, { service, userId: flow.linking_user_id, profile }) }
      : await signInWithProfile(ctx, {
          ...{ service, profile, redirectTo },
          language: openFlowSecrets(ctx, flow).language,
        });
    if ("refused" in outcome) return outcome;
    const userId = outcome.user.id;
    const isHolderVoided = "isHolderVoided" in outcome && outcome.isHolderVoided;
    const signIn = { service, flow, userId, method: "oauth", secrets, redirectTo, isHolderVoided } as const;
    return { url: await finishFlow(ctx, signIn) };
  },
);
