import { z } from "zod";
import { refuseInput } from "../../refuse-input.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { checkIssuer } from "../oidc/check-issuer.ts";
import { fetchMetadata } from "../saml/fetch-metadata.ts";
import { samlNames } from "../saml/names.ts";
import { readIdpMetadata } from "../saml/read-idp-metadata.ts";
import { readDomain } from "./read-domain.ts";
import type { AttributeMapping } from "./sso-provider.ts";

const MappedAttribute = z.object({
  name: z.string().max(512).optional(),
  names: z.array(z.string().max(512)).max(16).optional(),
  default: z.union([z.string().max(1_024), z.number(), z.boolean()]).optional(),
  array: z.boolean().optional(),
});

/** Request body of programs. */
export const SsoProviderRequest = z.object({
  type: optionalText,
  metadata_url: optionalText,
  metadata_xml: optionalText,
  domains: z.array(z.string()).max(200).nullish(),
  attribute_mapping: z.object({ keys: z.record(z.string().max(64), MappedAttribute).optional() }).nullish(),
  name_id_format: optionalText,
  resource_id: optionalText,
  disabled: z.boolean().nullish(),
  allow_idp_initiated: z.boolean().nullish(),
  issuer: optionalText,
  client_id: optionalText,
  client_secret: optionalText,
  scopes: z
    .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,128}$/))
    .max(50)
    .nullish(),
});

/** A parsed description of a provider. Absent fields stay unchanged. */
export interface SsoProviderBody {
  type: string;
  domains?: string[];
  attributeMapping?: AttributeMapping;
  resourceId?: string;
  isDisabled?: boolean;
  /** For SAML. */
  metadata?: { xml: string; url: string | null; entityId: string };
  nameIdFormat?: string;
  isIdpInitiatedAllowed?: boolean;
  /** For OpenID Connect. */
  issuer?: string;
  clientId?: string;
  clientSecret?: string;
  scopes?: string[];
}

const nameIdFormats: string[] = [
  samlNames.persistentId,
  samlNames.emailId,
  "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
];

/**
 * Parses and checks the body. Fetches SAML metadata from its address and the issuer's discovery document.
 * Issuers in `allowedOrigins` may be private. Call it outside a transaction.
 */
export async function readSsoProviderBody(
  body: unknown,
  allowedOrigins: readonly string[] = [],
): Promise<SsoProviderBody> {
  const read = parseBody(SsoProviderRequest, body);
  const metadata = await readMetadata(read.metadata_xml, read.metadata_url);
  if (read.name_id_format && !nameIdFormats.includes(read.name_id_format)) {
    refuseInput("name_id_format must be the persistent, the emailAddress or the unspecified format");
  }
  for (const [name, longest] of [["resource_id", 256] as const, ["client_id", 512] as const]) {
    if (read[name].length > longest) refuseInput(`${name} is too long`);
  }
  if (read.client_secret.length > 4_096) refuseInput("client_secret is too long");
  if (read.issuer) await checkIssuer(read.issuer, allowedOrigins);
  return {
    type: read.type,
    ...(metadata ? { metadata } : {}),
    ...(read.domains ? { domains: [...new Set(read.domains.map(checkDomain))] } : {}),
    ...(read.attribute_mapping ? { attributeMapping: read.attribute_mapping } : {}),
    ...(read.name_id_format ? { nameIdFormat: read.name_id_format } : {}),
    ...(read.resource_id ? { resourceId: read.resource_id } : {}),
    ...(typeof read.disabled === "boolean" ? { isDisabled: read.disabled } : {}),
    ...(typeof read.allow_idp_initiated === "boolean"
      ? { isIdpInitiatedAllowed: read.allow_idp_initiated }
      : {}),
    ...(read.issuer ? { issuer: read.issuer } : {}),
    ...(read.client_id ? { clientId: read.client_id } : {}),
    ...(read.client_secret ? { clientSecret: read.client_secret } : {}),
    ...(read.scopes ? { scopes: read.scopes } : {}),
  };
}

async function readMetadata(xml: string, url: string): Promise<SsoProviderBody["metadata"]> {
  if (xml && url) refuseInput("Only one of metadata_xml or metadata_url needs to be set");
  if (!xml && !url) return undefined;
  if (url && URL.parse(url)?.protocol !== "https:") refuseInput("metadata_url is not a valid HTTPS URL");
  const text = xml || (await fetchMetadata(url));
  return { xml: text, url: url || null, entityId: (await readIdpMetadata(text)).entityId };
}

function checkDomain(domain: string): string {
  return readDomain(domain) ?? refuseInput(`'${domain.slice(0, 80)}' is not a valid domain`);
}
