import { command } from "#platform/server/command.ts";
import { finishFlow } from "../../flow/finish-flow.ts";
import { lockFlowState } from "../../flow/flow-state.repository.ts";
import type { Refusal } from "../../refusal.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { sessionAccess } from "../../sessions/session.access.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { findOrCreateSsoUser } from "../users/find-or-create-sso-user.ts";
import type { SamlSignIn } from "./read-saml-response.ts";
import { refuseAssertion } from "./refuse-assertion.ts";
import { insertUsedAssertion } from "./used-assertion.repository.ts";

export interface FinishSamlSignIn {
  service: AuthServiceOptions;
  provider: SamlProvider;
  signIn: SamlSignIn;
  flowStateId: string | undefined;
  redirectTo: string;
}

/** Signs in the person of a verified assertion, once. Returns the address to redirect to. */
export const finishSamlSignIn = command(
  "session.finish_saml",
  sessionAccess.finish_saml,
  async (ctx, input: FinishSamlSignIn): Promise<{ url: string } | Refusal> => {
    const { service, provider, signIn, flowStateId, redirectTo } = input;
    const { id: assertionId, expiresAt, notAfter, person } = signIn;
    const isFirstUse = await insertUsedAssertion(ctx.db, { providerId: provider.id, assertionId, expiresAt });
    if (!isFirstUse) refuseAssertion("replay", "it was used before");
    const found = await findOrCreateSsoUser(ctx, {
      providerId: provider.id,
      issuer: provider.entity_id,
      person,
      isSignUpEnabled: service.settings.isSignUpEnabled,
      isFromOurPage: flowStateId !== undefined,
    });
    if ("refused" in found) return found;
    const flow = flowStateId ? await lockFlowState(ctx.db, flowStateId) : undefined;
    if (flowStateId && !flow) return { refused: "flow_state_not_found", status: 404 };
    const url = await finishFlow(ctx, {
      service,
      flow,
      userId: found.userId,
      method: "sso/saml",
      redirectTo,
      ...(notAfter ? { notAfter } : {}),
    });
    return { url };
  },
);
