import type pg from "pg";
import type { PaymentSandboxAdmin } from "./admin.ts";
import type { CardInput } from "./card.ts";
import type { CheckoutView, ConfirmAnswer, ConfirmInput } from "./checkout.ts";
import type { PaymentSandboxInvoices } from "./invoice.ts";
import type { PortalAct, PortalView } from "./portal.ts";

export interface PaymentSandboxOptions {
  /**
   * The server's pool. Each transaction switches to the sandbox's own database role, which sees only its own
   * schema.
   */
  db: pg.Pool;
  /** Origin of the product; the sandbox's pages are under `/sandbox/`. */
  publicUrl: string;
  /** `sk_test_sandbox_…`; also the key for the sandbox's own signatures. */
  secretKey: string;
  /** `pk_test_sandbox_…` */
  publishableKey: string;
  /** Target of events over HTTP, signed with the secret as `Stripe-Signature`. */
  webhook: { url: string; secret: string };
  /** Tax rate for everything sold with automatic tax, in any place; default none. */
  taxPercent?: number | undefined;
  now(): Date;
  /** Called for failed background work and deliveries, which are retried. */
  onError?(error: unknown): void;
}

/**
 * A payment provider for trying the product without money. Implements Stripe's API and stores all state in
 * the database.
 */
export interface PaymentSandbox {
  /** For `Stripe.createFetchHttpClient`: answers `https://<any>/v1/…` in this process. */
  fetch: typeof fetch;
  /** Calls of the checkout page. Throws `SandboxError`. */
  checkout: {
    /** With a code, previews its discount without storing it. Throws for an invalid code. */
    read(clientSecret: string, promotionCode?: string): Promise<CheckoutView>;
    confirm(clientSecret: string, input: ConfirmInput): Promise<ConfirmAnswer>;
  };
  /** Calls of the customer portal. Throws `SandboxError`. */
  portal: {
    read(token: string): Promise<PortalView>;
    act(token: string, act: PortalAct): Promise<PortalView>;
  };
  clock: {
    /** Advances one customer's clock. Everything due until `to` happens in order. Clocks never go back. */
    advance(customerId: string, to: Date): Promise<void>;
    /** The customer's time: real time or later. */
    read(customerId: string): Promise<Date>;
  };
  invoices: PaymentSandboxInvoices;
  /** Throws `SandboxError`. */
  admin: PaymentSandboxAdmin;
  /** Starts due work and event deliveries. Both continue where an earlier process stopped. */
  start(): void;
  stop(): Promise<void>;
}

export type { CardInput, CheckoutView, ConfirmAnswer, ConfirmInput, PortalAct, PortalView };
