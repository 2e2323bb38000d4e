import { randomBytes } from "node:crypto";
import { resolveFunctionCaller, serviceOf } from "#features/auth/server/index.ts";
import {
  type AuthTestServer,
  createAuthTestServer,
  createOwnAuthTestServer,
} from "#features/auth/server/testing.ts";
import { teamModule } from "#features/team/server/module.ts";
import { createFunctionsModule } from "#platform/server/functions/create-functions-module.ts";
import type { Module } from "#platform/server/module.ts";
import { recordingFetch, requireNoProblems } from "#sandboxes/payments/conformance/recording-fetch.ts";
import type { BillingOptions } from "../billing-options.ts";
import { createBillingModule } from "../module.ts";
import { createScriptedProvider, type ScriptedProvider } from "./scripted-provider.ts";

export const webhookSecret = "whsec_of_the_test";
export const individualPrice = "price_sbx_individual";
export const page = "http://product.example";

export interface Reply {
  status: number;
  body: Record<string, unknown> & { code?: string; error?: string };
  /** The browser's cookie afterwards. */
  cookie: string;
}

/** The server with accounts and billing, and its own provider. */
export interface BillingWorld extends AuthTestServer {
  provider: ScriptedProvider;
  billing: BillingOptions;
  call(name: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  /** A visitor with an open checkout. */
  begin(email?: string): Promise<OpenCheckout>;
}

export interface OpenCheckout {
  email: string;
  cookie: string;
  sessionId: string;
  /** Ends the dialog as the browser does. */
  finish(body?: object, headers?: Record<string, string>): Promise<Reply>;
}

/** The billing options of tests, and their provider. */
function createSetting(others: Module[] = []) {
  const provider = createScriptedProvider();
  // A test may falsify the provider's answers. The product's requests are always checked against the
  // protocol.
  const carry: typeof fetch = (...request) => provider.fetch(...request);
  const recording = recordingFetch(carry, { checksAnswers: false });
  const billing: BillingOptions = {
    ...{ provider: "sandbox", isLive: false, publicUrl: page, auth: serviceOf() },
    prices: { individual: individualPrice, business: "price_sbx_business" },
    keys: async () => ({
      secretKey: "sk_test_sandbox_1",
      publishableKey: "pk_test_sandbox_1",
      webhookSecrets: ["whsec_older", webhookSecret],
    }),
    transport: () => recording.fetch,
  };
  const modules = [teamModule, createBillingModule(billing), ...others];
  return {
    ...{ provider, recording, billing },
    modules: [...modules, createFunctionsModule(modules, resolveFunctionCaller)],
  };
}

type Setting = ReturnType<typeof createSetting>;

let shared: Setting | undefined;

/**
 * The billing server that test files of this process share. Data of all workspaces (subscriptions, findings,
 * retries) is cleared before it is handed over.
 */
export async function createBillingWorld({ now }: { now?: () => Date } = {}): Promise<BillingWorld> {
  shared ??= createSetting();
  const { provider, modules } = shared;
  const server = await createAuthTestServer(modules, now ? { now } : {});
  provider.failure = undefined;
  provider.calls.length = provider.invoices.length = 0;
  for (const kept of [provider.sessions, provider.subscriptions, provider.others]) kept.clear();
  await server.look("update subscriptions set is_live = true");
  await server.look("update checkout_intents set is_live = true");
  await server.look("delete from billing_findings");
  await server.look("delete from billing_retries");
  return withBilling(server, shared);
}

/** Like `createBillingWorld`, with `modules`, and with a database and provider of its own. */
export async function createOwnBillingWorld({
  now,
  modules,
}: {
  now?: () => Date;
  modules?: Module[];
} = {}): Promise<BillingWorld> {
  const own = createSetting(modules);
  return withBilling(await createOwnAuthTestServer(own.modules, now ? { now } : {}), own);
}

function withBilling(server: AuthTestServer, { provider, recording, billing }: Setting): BillingWorld {
  async function call(name: string, body: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        origin: page,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const [cookie = ""] = reply.headers.getSetCookie();
    return { status: reply.status, body: await reply.json(), cookie: cookie.split(";")[0] ?? "" };
  }

  const dispose = server[Symbol.asyncDispose].bind(server);
  return Object.assign(server, {
    async [Symbol.asyncDispose]() {
      await dispose();
      requireNoProblems(recording);
    },
    provider,
    billing,
    call,
    async begin(email = `${randomBytes(6).toString("hex")}@example.com`) {
      // Many visitors share the test's address.
      await server.look("delete from rate_limits");
      const reply = await call("create-embedded-checkout-session", {
        price_id: individualPrice,
        planName: "Individual",
        customer_email: email,
      });
      if (reply.status !== 200) throw new Error(`No checkout: ${JSON.stringify(reply.body)}`);
      const { cookie } = reply;
      const finish = (body: object = { password: "a good password" }, headers: Record<string, string> = {}) =>
        call("complete-trial-signup", body, { cookie, ...headers });
      const sessionId = String(reply.body.client_secret).replace(/_secret$/, "");
      return { email, cookie, sessionId, finish };
    },
  });
}
