import { randomBytes } from "node:crypto";
import { GoTrueClient, type Session } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { createDataApiModule } from "#platform/server/data-api/create-data-api-module.ts";
import type { Logger } from "#platform/server/log.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { resolveDataApiCaller } from "./gateway/resolve-data-api-caller.ts";
import { apiKeys } from "./keys/api-keys.ts";
import { createAuthModule } from "./module.ts";
import type { AuthModuleOptions } from "./service/service-of.ts";
import { defaultAuthSettings } from "./settings/auth-settings.ts";

export { lastMessageTo } from "./proofs/testing.ts";

export const testPassword = "a good password";

export interface Person {
  client: GoTrueClient;
  email: string;
  id: string;
  session: Session;
  /** Headers of a request to `/api/v1`. */
  headers: Record<string, string>;
  /** The data API as this person. */
  data: PostgrestClient;
}

export interface AuthTestServer extends TestServer {
  publishableKey: string;
  authClient(): GoTrueClient;
  /** The data API as a visitor. */
  visitor(): PostgrestClient;
  signUpPerson(email?: string): Promise<Person>;
}

/** The server with accounts, the data API and `modules`, listening, for the real client libraries. */
export async function createAuthTestServer(
  modules: Module[] = [],
  { auth, ...options }: { now?: () => Date; log?: Logger; auth?: AuthModuleOptions } = {},
): Promise<AuthTestServer> {
  // Mails are delivered by a job of the platform.
  const all = [...new Set([platformModule, createAuthModule(unhurried(auth)), ...modules])];
  const server = await createTestServer({
    modules: [...all, createDataApiModule(all, resolveDataApiCaller)],
    listen: true,
    isWorker: false,
    ...options,
  });
  const publishableKey = await apiKeys(server.services).publishableKey();
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  const authClient = () =>
    new GoTrueClient({
      url: `${server.url}${auth?.prefix ?? "/auth/v1"}`,
      headers: { ...headers },
      autoRefreshToken: false,
      persistSession: false,
      storageKey: randomBytes(6).toString("hex"),
    });
  const dataAs = (authorization: string) =>
    new PostgrestClient(`${server.url}/rest/v1`, { headers: { apikey: publishableKey, authorization } });

  return Object.assign(server, {
    publishableKey,
    authClient,
    visitor: () => dataAs(headers.Authorization),
    async signUpPerson(email = `${randomBytes(6).toString("hex")}@example.com`) {
      const client = authClient();
      const { data, error } = await client.signUp({ email, password: testPassword });
      if (error || !data.session || !data.user) throw new Error(`Sign-up failed: ${error?.message}`);
      const { session, user } = data;
      const authorization = `Bearer ${session.access_token}`;
      return { client, email, id: user.id, session, headers: { authorization }, data: dataAs(authorization) };
    },
  });
}

/** Tests send more messages in an hour than a fresh installation may. */
function unhurried(auth: AuthModuleOptions = {}): AuthModuleOptions {
  const rateLimits = { ...defaultAuthSettings.rateLimits, mailsPerHour: 10_000, smsPerHour: 10_000 };
  return { ...auth, settings: { rateLimits, ...auth.settings } };
}
