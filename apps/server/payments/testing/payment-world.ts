import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { resolveFunctionCaller } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import type { BillingOptions } from "#features/billing/server/index.ts";
import { createBillingModule } from "#features/billing/server/module.ts";
import { teamModule } from "#features/team/server/module.ts";
import type { BillingTerms } from "#platform/server/config/config.ts";
import { createFunctionsModule } from "#platform/server/functions/create-functions-module.ts";
import type { Module } from "#platform/server/module.ts";
import {
  type Recording,
  recordingFetch,
  requireNoProblems,
} from "#sandboxes/payments/conformance/recording-fetch.ts";
import type { PaymentSandbox } from "#sandboxes/payments/contract/payment-sandbox.ts";
import { claimPort } from "../../start/claim-port.ts";
import { billingOptionsOf, type PaymentSettings } from "../billing-options-of.ts";
import { createSandboxModule } from "../create-sandbox-module.ts";
import { sandboxFetch, sandboxOf } from "../sandbox-of.ts";

export interface PaymentReply {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

/** A server with accounts, billing and the payment sandbox, whose events arrive over HTTP. */
export interface PaymentWorld extends AuthTestServer {
  settings: PaymentSettings;
  billing: BillingOptions;
  sandbox: PaymentSandbox;
  call(name: string, body?: object, headers?: Record<string, string>): Promise<PaymentReply>;
  /** Subscribes a person with a confirmed mailbox: paid by card, or as a trial. */
  subscribe(person: Person, card?: string, plan?: string): Promise<PaymentReply>;
}

const price = "price_sbx_individual";

export async function createPaymentWorld({
  modules: more = [],
  terms,
}: {
  modules?: Module[];
  terms?: BillingTerms;
} = {}): Promise<PaymentWorld> {
  const port = await claimPort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${port}`;
  const settings: PaymentSettings = { publicUrl: url, ownUrl: url, billing: { provider: "sandbox" }, terms };
  let recording: Recording | undefined;
  const billing: BillingOptions = {
    ...billingOptionsOf(settings, {}),
    transport: (services) => {
      recording ??= recordingFetch(sandboxFetch(services, settings));
      return recording.fetch;
    },
  };
  const modules = [teamModule, createBillingModule(billing), createSandboxModule(settings), ...more];
  const server = await createOwnAuthTestServer([
    ...modules,
    createFunctionsModule(modules, resolveFunctionCaller),
  ]);
  // A fixed URL for the sandbox, because the server's own is known only once it listens.
  const entrance = createServer(async (request, response) => {
    const headers = {
      "content-type": "application/json",
      "stripe-signature": String(request.headers["stripe-signature"]),
    };
    const body = new Uint8Array(await buffer(request));
    const reply = await fetch(`${server.url}${request.url}`, { method: "POST", body, headers }).catch(
      () => null,
    );
    response.writeHead(reply?.status ?? 503).end();
  });
  await once(entrance.listen(port, "127.0.0.1"), "listening");
  await server.services.jobs.work();
  const sandbox = await sandboxOf(server.services, settings);
  sandbox.start();
  const dispose = server[Symbol.asyncDispose].bind(server);

  async function call(name: string, body: object = {}, headers: Record<string, string> = {}) {
    const reply = await fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        ...{ apikey: server.publishableKey, "content-type": "application/json", origin: url },
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, cookie };
  }

  return Object.assign(server, {
    ...{ settings, billing, sandbox, call },
    async subscribe(person: Person, card?: string, plan = price) {
      await server.look("delete from rate_limits");
      await server.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
      const opened = await call("create-embedded-checkout-session", { price_id: plan }, person.headers);
      if (opened.status !== 200) return opened;
      await sandbox.checkout.confirm(String(opened.body.client_secret), card ? { card: cardOf(card) } : {});
      return call("claim-checkout", {}, { cookie: opened.cookie, ...person.headers });
    },
    async [Symbol.asyncDispose]() {
      await sandbox.stop();
      entrance.close();
      await dispose();
      if (recording) requireNoProblems(recording);
    },
  });
}

function cardOf(number: string) {
  return { number, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
}
