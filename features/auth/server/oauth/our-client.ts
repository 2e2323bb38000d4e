import type { ClientAuth } from "openid-client";
import type { ExternalProvider } from "../settings/auth-settings.ts";

/** Our client ids at the provider, comma-separated in the settings. Apps may have other ids than the site. */
export function clientIdsOf({ clientId }: ExternalProvider): string[] {
  return clientId
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
}

/** Sends our secret in the body, or in the header where the provider reads only that. */
export function secretOf(client: typeof import("openid-client"), clientSecret: string): ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  return (metadata, ...rest) => {
    const read = metadata.token_endpoint_auth_methods_supported;
    const isHeaderOnly = read?.includes("client_secret_basic") && !read.includes("client_secret_post");
    return (isHeaderOnly ? inHeader : inBody)(metadata, ...rest);
  };
}
