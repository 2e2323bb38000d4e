import { domainToASCII } from "node:url";
import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { fetchMetadata } from "../saml/fetch-metadata.ts";
import { samlNames } from "../saml/names.ts";
import { readIdpMetadata } from "../saml/read-idp-metadata.ts";
import type { AttributeMapping } from "./sso-provider.ts";

const MappedAttribute = z.object({
  name: z.string().max(512).optional(),
  names: z.array(z.string().max(512)).max(16).optional(),
  default: z.union([z.string().max(1_024), z.number(), z.boolean()]).optional(),
  array: z.boolean().optional(),
});

const Body = z.object({
  type: optionalText,
  metadata_url: optionalText,
  metadata_xml: optionalText,
  domains: z.array(z.string()).max(200).nullish(),
  attribute_mapping: z.object({ keys: z.record(z.string().max(64), MappedAttribute).optional() }).nullish(),
  name_id_format: optionalText,
  resource_id: optionalText,
  disabled: z.boolean().nullish(),
  allow_idp_initiated: z.boolean().nullish(),
});

/** What a program says about a provider; absent is what it says nothing about. */
export interface SsoProviderBody {
  type: string;
  metadata?: { xml: string; url: string | null; entityId: string };
  domains?: string[];
  attributeMapping?: AttributeMapping;
  nameIdFormat?: string;
  resourceId?: string;
  isDisabled?: boolean;
  isIdpInitiatedAllowed?: boolean;
}

const nameIdFormats: string[] = [
  samlNames.persistentId,
  samlNames.emailId,
  "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
];

/** Reads and checks the body, and fetches the metadata when it names an address. No transaction may be open. */
export async function readSsoProviderBody(body: unknown): Promise<SsoProviderBody> {
  const read = parseBody(Body, body);
  const metadata = await readMetadata(read.metadata_xml, read.metadata_url);
  if (read.name_id_format && !nameIdFormats.includes(read.name_id_format)) {
    refuse("name_id_format must be the persistent, the emailAddress or the unspecified format");
  }
  if (read.resource_id.length > 256) refuse("resource_id is too long");
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
  };
}

async function readMetadata(xml: string, url: string): Promise<SsoProviderBody["metadata"]> {
  if (xml && url) refuse("Only one of metadata_xml or metadata_url needs to be set");
  if (!xml && !url) return undefined;
  if (url && URL.parse(url)?.protocol !== "https:") refuse("metadata_url is not a valid HTTPS URL");
  const text = xml || (await fetchMetadata(url));
  return { xml: text, url: url || null, entityId: readIdpMetadata(text).entityId };
}

/** A name of the public system of names, in the form in which the right sides of addresses are compared. */
function checkDomain(domain: string): string {
  const ascii = domainToASCII(domain.trim().toLowerCase());
  const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(
    ascii,
  );
  if (!isName) refuse(`'${domain.slice(0, 80)}' is not a valid domain`);
  return ascii;
}

function refuse(message: string): never {
  return fail(authErrors, "validation_failed", { message });
}
