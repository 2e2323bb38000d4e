import { createRouter } from "../api/router.ts";
import type { PaymentSandbox, PaymentSandboxOptions } from "../contract/payment-sandbox.ts";
import { inSandbox } from "../storage/sandbox-transaction.repository.ts";
import { createAdmin } from "./admin/create-admin.ts";
import { confirmCheckout } from "./checkout/confirm-checkout.ts";
import { readCheckout } from "./checkout/read-checkout.ts";
import { advanceClock } from "./clock/advance-clock.ts";
import { createWorker } from "./events/worker.ts";
import { payWithCard } from "./invoices/pay-with-card.ts";
import { readInvoice } from "./invoices/read-invoice.ts";
import { actInPortal } from "./portal/act-in-portal.ts";
import { readPortal } from "./portal/read-portal.ts";
import { seed } from "./seed.ts";
import { type World, worldOfCustomer } from "./world.ts";

/**
 * The sandbox over one database. Opens no connection before its first use. Throws for keys in another format.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  checkKeys(options);
  const { db, publicUrl, secretKey, taxPercent = 0 } = options;
  const onError = (error: unknown) => options.onError?.(error);
  let seeded: Promise<void> | undefined;

  const open = <Result>(
    mode: "read" | "change",
    request: World["request"],
    perform: (world: World) => Promise<Result>,
  ): Promise<Result> =>
    inSandbox(db, mode, (client) => {
      const now = options.now();
      return perform({ client, publicUrl, secretKey, taxPercent, now, wallNow: now, request, onError });
    });

  const transact: typeof open = async (mode, request, perform) => {
    seeded ??= open("change", null, seed);
    await seeded.catch((error: unknown) => {
      // The database was unreachable: the next call retries.
      seeded = undefined;
      throw error;
    });
    return open(mode, request, perform);
  };

  /** A change may have created an event or due work. */
  const transactAndWake: typeof open = async (mode, request, perform) => {
    const result = await transact(mode, request, perform);
    if (mode === "change") worker.wake();
    return result;
  };

  const read = <Result>(perform: (world: World) => Promise<Result>) => transact("read", null, perform);
  const change = <Result>(perform: (world: World) => Promise<Result>) =>
    transactAndWake("change", null, perform);
  const worker = createWorker({
    webhook: options.webhook,
    onError,
    change: (perform) => transact("change", null, perform),
  });

  return {
    fetch: createRouter({ secretKey, transact: transactAndWake }),
    checkout: {
      read: (clientSecret, promotionCode) =>
        read((world) => readCheckout(world, clientSecret, promotionCode)),
      confirm: (clientSecret, input) => change((world) => confirmCheckout(world, clientSecret, input)),
    },
    portal: {
      read: (token) => read((world) => readPortal(world, token)),
      act: (token, act) => change((world) => actInPortal(world, token, act)),
    },
    invoices: {
      read: (token) => read((world) => readInvoice(world, token)),
      pay: (token, card, result) => change((world) => payWithCard(world, token, card, result)),
    },
    clock: {
      advance: (customerId, to) => change((world) => advanceClock(world, customerId, to)),
      read: (customerId) => read(async (world) => (await worldOfCustomer(world, customerId)).now),
    },
    admin: createAdmin({ secretKey, publicUrl, now: options.now, read, change }),
    start: worker.start,
    stop: worker.stop,
  };
}

function checkKeys({ secretKey, publishableKey }: PaymentSandboxOptions): void {
  if (!secretKey.startsWith("sk_test_sandbox_"))
    throw new Error("The secret key is not one of the payment sandbox.");
  if (!publishableKey.startsWith("pk_test_sandbox_")) {
    throw new Error("The publishable key is not one of the payment sandbox.");
  }
}
