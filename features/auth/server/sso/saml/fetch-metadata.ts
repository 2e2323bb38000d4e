import { fail } from "#platform/server/errors.ts";
import { guardedFetch } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { authErrors } from "../../errors.ts";
import { longestMetadataBytes } from "./read-idp-metadata.ts";

/** Fetches metadata from a public address. Throws `saml_metadata_fetch_failed` with the reason. */
export async function fetchMetadata(url: string, allowedOrigins: readonly string[] = []): Promise<string> {
  try {
    const { status, body } = await guardedFetch(url, {
      timeoutMs: 8_000,
      maxBytes: longestMetadataBytes,
      maxRedirects: 3,
      allowedOrigins,
      headers: { accept: "application/samlmetadata+xml, application/xml, text/xml" },
    });
    if (status !== 200) return refuse(`the address answers with status ${status}`);
    return body.toString("utf8");
  } catch (error) {
    if (error instanceof GuardedFetchError) return refuse(error.message);
    throw error;
  }
}

function refuse(reason: string): never {
  return fail(authErrors, "saml_metadata_fetch_failed", {
    message: `Unable to fetch metadata from SAML Identity Provider: ${reason}`,
  });
}
