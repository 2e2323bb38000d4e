import type { Module } from "#platform/server/module.ts";
import { openPaymentSandbox } from "./open-payment-sandbox.ts";
import { type SandboxSettings, sandboxOf } from "./sandbox-of.ts";

/** The payment provider of a trial installation: its pages, and its events as time passes. */
export function createSandboxModule(settings: SandboxSettings): Module {
  let isStarted = false;
  return {
    name: "payment-sandbox",
    functions: [openPaymentSandbox(settings)],
    async mount(server, services) {
      // A provider's pages are not part of the product's API.
      server.addHook("onRoute", (route) => {
        route.schema = { ...route.schema, hide: true };
      });
      const { paymentSandboxPages } = await import("#sandboxes/payments/pages/payment-sandbox-pages.ts");
      await server.register(paymentSandboxPages(await sandboxOf(services, settings), settings));
    },
    async start(services, { isWorker }) {
      if (!isWorker) return;
      (await sandboxOf(services, settings)).start();
      isStarted = true;
    },
    async stop(services) {
      if (isStarted) await (await sandboxOf(services, settings)).stop();
    },
  };
}
