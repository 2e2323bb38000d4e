import { fail } from "#platform/server/errors.ts";
import { originKey } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { authErrors } from "../../errors.ts";
import { issuerClient } from "../../oauth/issuer-client.ts";
import { providerFetch } from "../../oauth/provider-fetch.ts";

const longest = 500;

/**
 * Checks that the address is a single company's issuer and that it answers. Throws `validation_failed` with
 * the reason. `allowedOrigins` (`host:port`) may be private and without TLS. Call it outside a transaction.
 */
export async function checkIssuer(issuer: string, allowedOrigins: readonly string[]): Promise<void> {
  const url = URL.parse(issuer);
  if (!url || issuer.length > longest) return refuse("it is no address");
  const isAllowed = allowedOrigins.includes(originKey(url));
  if (url.protocol !== "https:" && !(isAllowed && url.protocol === "http:"))
    refuse("it must begin with https://");
  // It becomes part of our redirect URI for it.
  if (!/^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*\/?$/.test(issuer)) {
    refuse("it must be a host and a path, without a query and signs that need encoding");
  }
  const fetch = providerFetch(allowedOrigins);
  // Discovery sends neither value to anybody.
  const client = issuerClient({ issuerUrl: issuer, clientId: "unknown", clientSecret: "unknown", fetch });
  const metadata = await client.metadata().catch((error: unknown) => refuse(reasonOf(error)));
  if (metadata.issuer.includes("{"))
    refuse("it signs in the people of any company; name the one that is meant");
  if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri) {
    refuse("it does not tell where its people sign in");
  }
}

function reasonOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof GuardedFetchError) return one.message;
  }
  if (error instanceof Error) return "it does not answer as an issuer of OpenID Connect";
  throw error;
}

function refuse(reason: string): never {
  return fail(authErrors, "validation_failed", { message: `OpenID Connect issuer is not valid: ${reason}` });
}
