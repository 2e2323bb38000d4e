import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";

const ofType = {
  saml: {
    metadata: "metadata",
    nameIdFormat: "name_id_format",
    isIdpInitiatedAllowed: "allow_idp_initiated",
  },
  oidc: { issuer: "issuer", clientId: "client_id", clientSecret: "client_secret", scopes: "scopes" },
} as const;

/** Throws for fields that only providers of the `other` type have. */
export function refuseFields(body: SsoProviderBody, other: "saml" | "oidc"): void {
  const named = Object.entries(ofType[other]).find(([field]) => field in body);
  if (!named) return;
  const message = `${named[1]} is only part of SSO providers of type '${other}'`;
  fail(authErrors, "validation_failed", { message });
}
