import { GoTrueAdminApi } from "@supabase/auth-js";
import { createSecretKey } from "../keys/create-api-key.ts";
import type { AuthTestServer } from "../testing.ts";

/** Admin calls of the client library with this bearer. */
export function adminWith(
  server: AuthTestServer,
  key: string,
  { apikey = key, prefix = "/auth/v1" } = {},
): GoTrueAdminApi {
  return new GoTrueAdminApi({
    url: `${server.url}${prefix}`,
    headers: { apikey, Authorization: `Bearer ${key}` },
  });
}

/** Admin calls of a program with a new secret key, and the headers of its plain requests. */
export async function createAdmin(server: AuthTestServer) {
  const secretKey = await createSecretKey(server.system, {});
  return {
    admin: adminWith(server, secretKey),
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
  };
}
