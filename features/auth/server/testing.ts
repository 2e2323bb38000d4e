import { randomBytes } from "node:crypto";
import { GoTrueClient, type Session } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { createDataApiModule } from "#platform/server/data-api/create-data-api-module.ts";
import type { Logger } from "#platform/server/log.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { isPlain, sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { resolveDataApiCaller } from "./gateway/resolve-data-api-caller.ts";
import { apiKeys } from "./keys/api-keys.ts";
import { createAuthModule } from "./module.ts";
import { passwordCost } from "./password/password-hash.ts";
import type { AuthModuleOptions } from "./service/service-of.ts";
import { defaultAuthSettings } from "./settings/auth-settings.ts";

export { lastMessageTo } from "./proofs/testing.ts";
export { openAccount, openProvedAccount } from "./testing/account-parts.ts";
export { proveAddress } from "./users/testing.ts";

export const testPassword = "a good password";

// Cheap hashes: no test here measures guessing.
Object.assign(passwordCost, { memory: 64, passes: 1 });

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

interface AuthTestOptions {
  now?: () => Date;
  log?: Logger;
  auth?: AuthModuleOptions;
}

/**
 * A listening server with accounts, the data API and `modules`, for the real client libraries. Test files
 * with the same composition share it, unless they configure logging or network access.
 */
export async function createAuthTestServer(
  modules: Module[] = [],
  options: AuthTestOptions = {},
): Promise<AuthTestServer> {
  const { log, now, auth = {} } = options;
  if (log || !isPlain(auth)) return createOwnAuthTestServer(modules, options);
  const server = await sharedTestServer({
    composition: ["auth", auth, ...modules],
    modules: () => compose(modules, auth),
    listen: true,
    isWorker: false,
    prepare: async ({ services }) => services.deliveries.work(),
    now,
  });
  return withPeople(server, auth);
}

/** Like `createAuthTestServer`, with a database of its own. */
export async function createOwnAuthTestServer(
  modules: Module[] = [],
  { auth = {}, ...options }: AuthTestOptions = {},
): Promise<AuthTestServer> {
  const server = await createTestServer({
    modules: compose(modules, auth),
    listen: true,
    isWorker: false,
    ...options,
  });
  server.services.deliveries.work();
  return withPeople(server, auth);
}

function compose(modules: Module[], auth: AuthModuleOptions): Module[] {
  // A platform job delivers mails.
  const all = [...new Set([platformModule, createAuthModule(unhurried(auth)), ...modules])];
  return [...all, createDataApiModule(all, resolveDataApiCaller)];
}

async function withPeople(server: TestServer, auth: AuthModuleOptions): Promise<AuthTestServer> {
  const publishableKey = await apiKeys(server.services).publishableKey();
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  const authClient = () =>
    new GoTrueClient({
      url: `${server.url}${auth.prefix ?? "/auth/v1"}`,
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

/** Raises the hourly message limits for tests. */
function unhurried(auth: AuthModuleOptions): AuthModuleOptions {
  const rateLimits = { ...defaultAuthSettings.rateLimits, mailsPerHour: 10_000, smsPerHour: 10_000 };
  return { ...auth, settings: { rateLimits, ...auth.settings } };
}
