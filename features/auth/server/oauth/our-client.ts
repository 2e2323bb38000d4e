import type { ClientAuth } from "openid-client";
import type { ExternalProvider } from "../settings/auth-settings.ts";

/** Our ids at the provider, separated by commas in the settings; apps may have others than the site. */
export function clientIdsOf({ clientId }: ExternalProvider): string[] {
  return clientId
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
}

/** Shows the provider our secret in the body of the request, or in its header where that is all it reads. */
export function secretOf(client: typeof import("openid-client"), clientSecret: string): ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  return (metadata, ...rest) => {
    const read = metadata.token_endpoint_auth_methods_supported;
    const isHeaderOnly = read?.includes("client_secret_basic") && !read.includes("client_secret_post");
    return (isHeaderOnly ? inHeader : inBody)(metadata, ...rest);
  };
}
