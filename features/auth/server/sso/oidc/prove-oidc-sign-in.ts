import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { FlowState } from "../../flow/flow-state.ts";
import { openFlowSecrets } from "../../flow/sealed-flow-secrets.ts";
import { isRefusalOfProvider, providerFailure } from "../../oauth/provider-failure.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";
import type { SsoPerson } from "../users/sso-person.ts";
import { oidcCallbackAddress } from "./oidc-callback-address.ts";
import { oidcClientOf } from "./oidc-client-of.ts";
import { personOfClaims, wantedClaims } from "./person-of-claims.ts";
import { type IdTokenFault, refuseIdToken } from "./refuse-id-token.ts";

export interface ProveOidcSignIn {
  service: AuthServiceOptions;
  provider: OidcProvider;
  flow: FlowState;
  /** Query of the callback. */
  params: URLSearchParams;
}

export interface OidcSignIn {
  person: SsoPerson;
  /** Latest end of the session, as the issuer demands it. */
  notAfter?: Date;
}

/** Asks the issuer who came back. Uses the network: call it outside a transaction. */
export async function proveOidcSignIn(
  ctx: Ctx,
  { service, provider, flow, params }: ProveOidcSignIn,
): Promise<OidcSignIn> {
  if (!params.get("code")) {
    fail(authErrors, "bad_oauth_callback", { message: "The identity provider sent no code" });
  }
  const { claims } = await oidcClientOf(ctx, service.settings, provider)
    .finish(
      {
        state: flow.id,
        redirectUri: oidcCallbackAddress(service, provider.issuer),
        params,
        secrets: openFlowSecrets(ctx, flow),
      },
      wantedClaims(provider),
    )
    .catch((error: unknown) => explain(ctx, provider, error));
  const notAfter = endOfSession(claims.session_expiry, ctx.now());
  return { person: personOfClaims(claims, provider), ...(notAfter ? { notAfter } : {}) };
}

/**
 * Reads the `session_expiry` claim of OpenID Connect Enterprise Extensions, in seconds since 1970. Throws
 * when it has passed.
 */
function endOfSession(claim: unknown, now: Date): Date | undefined {
  if (typeof claim !== "number" || !Number.isFinite(claim)) return undefined;
  const end = new Date(claim * 1_000);
  if (Number.isNaN(end.getTime())) return undefined;
  return end > now ? end : refuseIdToken("session", "its session has ended");
}

const claimFaults: Record<string, [IdTokenFault, string]> = {
  iss: ["issuer", "it comes from another issuer"],
  aud: ["audience", "it was made for another audience"],
  nonce: ["nonce", "it answers another request"],
};

/** Throws the part of the error that the person may see. Logs the rest. */
function explain(ctx: Ctx, provider: OidcProvider, error: unknown): never {
  if (error instanceof AppError) throw error;
  const why = isRefusalOfProvider(error)
    ? "The identity provider did not take the code"
    : "The identity provider could not be reached";
  const failure = providerFailure(ctx, `sso:${provider.id}`, error, why);
  const [code, claim] = [findText(error, "code"), findText(error, "claim")];
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED")
    refuseIdToken("time", "it has expired or is not valid yet");
  if (code === "OAUTH_KEY_SELECTION_FAILED") refuseIdToken("signature", "no key of the issuer signed it");
  if (code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED" || code === "OAUTH_INVALID_RESPONSE") {
    const [fault, explanation] = claimFaults[claim] ?? [
      "incomplete",
      "its signature or something else that it needs is missing or wrong",
    ];
    refuseIdToken(fault, explanation);
  }
  throw failure;
}

/** The first text under this key in the error or its causes. */
function findText(error: unknown, key: "code" | "claim"): string {
  for (let one = error; typeof one === "object" && one !== null; one = Reflect.get(one, "cause")) {
    const value: unknown = Reflect.get(one, key);
    if (typeof value === "string") return value;
  }
  return "";
}
