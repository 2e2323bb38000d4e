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
  /** What the browser keeps afterwards. */
  cookie: string;
}

/** The server with accounts and billing, and a provider of its own. */
export interface BillingWorld extends AuthTestServer {
  provider: ScriptedProvider;
  billing: BillingOptions;
  call(name: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  /** A visitor whose checkout is open. */
  begin(email?: string): Promise<OpenCheckout>;
}

export interface OpenCheckout {
  email: string;
  cookie: string;
  sessionId: string;
  /** As the dialog ends, with everything as the browser would say it. */
  finish(body?: object, headers?: Record<string, string>): Promise<Reply>;
}

/** What billing is given here, and the provider behind it. */
function createSetting(others: Module[] = []) {
  const provider = createScriptedProvider();
  // A test may have its provider lie; what the product says to it is always held against the protocol.
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
 * The server with billing that files of this process share. What is looked at over all workspaces (subscriptions,
 * findings, work to be tried again) holds nothing of earlier files when it is handed over.
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

/** As `createBillingWorld`, with `modules` as well, and a database and a provider that nobody else uses. */
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
      // Many visitors of one address are a test, not a storm.
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
