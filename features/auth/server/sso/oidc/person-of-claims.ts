import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { checkEmail } from "../../users/check-email.ts";
import { domainOf } from "../providers/domain-of.ts";
import { isOfDomains } from "../providers/is-of-domains.ts";
import type { MappedAttribute, OidcProvider } from "../providers/sso-provider.ts";
import { type Attributes, mappedClaims, valuesOf } from "../users/mapped-claims.ts";
import type { SsoPerson } from "../users/sso-person.ts";
import { refuseIdToken } from "./refuse-id-token.ts";

type Mapping = Record<string, MappedAttribute>;

/** The name has a standard claim, so it needs no mapping. */
const usualKeys: Mapping = { name: { name: "name" } };

/** Claims that identify the person or that the mapping requires. */
export function wantedClaims({ attribute_mapping }: OidcProvider): string[] {
  const keys: Mapping = { email: { name: "email" }, ...usualKeys, ...attribute_mapping.keys };
  return Object.values(keys).flatMap(({ name, names = [] }) => name ?? names[0] ?? []);
}

/**
 * Builds the person from verified claims and the provider's mapping. Throws for an address that cannot be
 * trusted.
 */
export function personOfClaims(claims: JsonObject, provider: OidcProvider): SsoPerson {
  const { email: mappedEmail, ...others } = provider.attribute_mapping.keys ?? {};
  const attributes = readClaims(claims);
  const subject = typeof claims.sub === "string" ? claims.sub : "";
  if (!subject || subject.length > 512) refuseIdToken("subject", "it names nobody");
  const told = valuesOf(attributes, mappedEmail ?? { name: "email" })[0];
  if (!told) return refuseIdToken("email", "it does not contain an email address");
  const email = checkEmail(told);
  const isDenied = attributes.get("email_verified")?.[0] === "false";
  if (!mappedEmail && isDenied) fail(authErrors, "provider_email_needs_verification");
  requireDomain(email, provider.domains);
  return { subject, email, claims: mappedClaims(attributes, { ...usualKeys, ...others }) };
}

/** Some issuers serve everybody. Only addresses of the provider's domains belong to the company. */
function requireDomain(email: string, domains: readonly string[]) {
  if (domains.length === 0 || isOfDomains(email, domains)) return;
  refuseIdToken("domain", `addresses of ${domainOf(email)} do not belong to this identity provider`);
}

function readClaims(claims: JsonObject): Attributes {
  const texts = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => (typeof one === "object" ? [] : [String(one)]));
    return value === null || typeof value === "object" ? [] : [String(value)];
  };
  return new Map(Object.entries(claims).map(([name, value]) => [name, texts(value)]));
}
