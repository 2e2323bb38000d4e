import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { FlowState } from "../flow/flow-state.ts";
import { openFlowSecrets } from "../flow/sealed-flow-secrets.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { callbackAddress } from "./callback-address.ts";
import { findProvider } from "./find-provider.ts";
import type { ProvedProfile } from "./identity-provider.ts";
import { isRefusalOfProvider, providerFailure } from "./provider-failure.ts";

/** Asks the provider who came back with `params`. Uses the network: call it outside a transaction. */
export async function proveProfile(
  ctx: Ctx,
  service: AuthServiceOptions,
  flow: FlowState,
  params: URLSearchParams,
): Promise<ProvedProfile> {
  if (!params.get("code")) {
    fail(authErrors, "bad_oauth_callback", {
      message: "OAuth callback with missing authorization code missing",
    });
  }
  const provider =
    findProvider(service.settings, flow.provider) ??
    fail(authErrors, "oauth_provider_not_supported", {
      message: "Unsupported provider: provider is not enabled",
    });
  const redirectUri = callbackAddress(service, flow.provider);
  try {
    const secrets = openFlowSecrets(ctx, flow);
    return await provider.finish({ state: flow.id, redirectUri, params, secrets });
  } catch (error) {
    const message = isRefusalOfProvider(error)
      ? "Unable to exchange external code"
      : "Error getting user profile from external provider";
    throw providerFailure(ctx, flow.provider, error, message);
  }
}
