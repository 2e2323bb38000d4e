import { command } from "#platform/server/command.ts";
import { finishFlow } from "../../flow/finish-flow.ts";
import type { FlowState } from "../../flow/flow-state.ts";
import type { Refusal } from "../../refusal.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { sessionAccess } from "../../sessions/session.access.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";
import { findOrCreateSsoUser } from "../users/find-or-create-sso-user.ts";
import type { OidcSignIn } from "./prove-oidc-sign-in.ts";

export interface FinishOidcSignIn {
  service: AuthServiceOptions;
  provider: OidcProvider;
  signIn: OidcSignIn;
  flow: FlowState;
  redirectTo: string;
}

/**
 * Signs in the person of a verified ID token. Returns the address to redirect to. The issuer's tokens stay
 * here.
 */
export const finishOidcSignIn = command(
  "session.finish_oidc",
  sessionAccess.finish_oidc,
  async (ctx, input: FinishOidcSignIn): Promise<{ url: string } | Refusal> => {
    const { service, provider, signIn, flow, redirectTo } = input;
    const { person, notAfter } = signIn;
    const found = await findOrCreateSsoUser(ctx, {
      providerId: provider.id,
      issuer: provider.issuer,
      person,
      isSignUpEnabled: service.settings.isSignUpEnabled,
      isFromOurPage: true,
    });
    if ("refused" in found) return found;
    const url = await finishFlow(ctx, {
      service,
      flow,
      userId: found.userId,
      method: "oauth",
      redirectTo,
      ...(notAfter ? { notAfter } : {}),
    });
    return { url };
  },
);
