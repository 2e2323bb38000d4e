import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { checkEmail } from "../../users/check-email.ts";
import { domainOf } from "../providers/domain-of.ts";
import { isOfDomains } from "../providers/is-of-domains.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { type Attributes, mappedClaims, valuesOf } from "../users/mapped-claims.ts";
import type { SsoPerson } from "../users/sso-person.ts";
import type { Assertion } from "./assertion.ts";
import { samlNames } from "./names.ts";
import { refuseAssertion } from "./refuse-assertion.ts";

/** Attribute names for the address, most specific first. */
const emailAttributes = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "email",
];

/**
 * Builds the person from the assertion and the provider's mapping. Throws for a missing name or address, and
 * for an address outside the provider's domains, if it has any.
 */
export function personOfAssertion(assertion: Assertion, provider: SamlProvider): SsoPerson {
  const { attribute_mapping: mapping, domains } = provider;
  const values = readAttributes(assertion);
  const { email: mappedEmail, ...others } = mapping.keys ?? {};
  const [nameId] = assertion.Subject[0]?.NameID ?? [];
  const subject = subjectOf(values, nameId);
  const told = mappedEmail
    ? valuesOf(values, mappedEmail)[0]
    : (valuesOf(values, { names: emailAttributes })[0] ??
      (nameId?.$?.Format === samlNames.emailId ? nameId._?.trim() : undefined));
  if (!told) fail(authErrors, "saml_assertion_no_email");
  const email = checkEmail(told);
  if (domains.length > 0 && !isOfDomains(email, domains)) {
    refuseAssertion("domain", `addresses of ${domainOf(email)} do not belong to this identity provider`);
  }
  return { subject, email, claims: mappedClaims(values, others) };
}

/** A persistent subject: a dedicated attribute, else the NameID unless it is transient. */
function subjectOf(
  values: Attributes,
  nameId: { _?: string; $?: Record<string, string> } | undefined,
): string {
  const own = values.get(samlNames.subjectId)?.[0]?.trim();
  const isLasting = nameId?.$?.Format !== samlNames.transientId;
  const name = nameId?._?.trim();
  const isAddress = nameId?.$?.Format === samlNames.emailId;
  const subject = own || (isLasting ? (isAddress ? name?.toLowerCase() : name) : undefined);
  if (!subject || subject.length > 512) fail(authErrors, "saml_assertion_no_user_id");
  return subject;
}

function readAttributes(assertion: Assertion): Attributes {
  const values = new Map<string, string[]>();
  for (const statement of assertion.AttributeStatement ?? []) {
    if (statement === "") continue;
    for (const { $, AttributeValue: found = [] } of statement.Attribute ?? []) {
      const texts = found.flatMap((value) => (typeof value === "string" ? value : value._) ?? []);
      for (const name of new Set([$.Name, $.FriendlyName ?? $.Name])) {
        values.set(name, [...(values.get(name) ?? []), ...texts]);
      }
    }
  }
  return values;
}
