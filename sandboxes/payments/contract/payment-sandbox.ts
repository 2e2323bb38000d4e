import type pg from "pg";
import type { PaymentSandboxAdmin } from "./admin.ts";
import type { CardInput } from "./card.ts";
import type { CheckoutView, ConfirmAnswer, ConfirmInput } from "./checkout.ts";
import type { PaymentSandboxInvoices } from "./invoice.ts";
import type { PortalAct, PortalView } from "./portal.ts";

export interface PaymentSandboxOptions {
  /** The pool of the server. The sandbox becomes its own database role in every transaction and sees only its own schema. */
  db: pg.Pool;
  /** Origin of the product; pages of the sandbox live under `/sandbox/` of it. */
  publicUrl: string;
  /** `sk_test_sandbox_…`; also the key of everything that the sandbox signs for itself. */
  secretKey: string;
  /** `pk_test_sandbox_…` */
  publishableKey: string;
  /** Where events go over HTTP, signed with the secret as `Stripe-Signature`. */
  webhook: { url: string; secret: string };
  /** Tax of everything that is sold with automatic tax, wherever people are; nothing unless said. */
  taxPercent?: number | undefined;
  now(): Date;
  /** Told of due work and deliveries that failed in the background; they are tried again. */
  onError?(error: unknown): void;
}

/** A payment provider for trying the product without money: speaks Stripe's protocol and keeps all state in the database. */
export interface PaymentSandbox {
  /** For `Stripe.createFetchHttpClient`: answers `https://<any>/v1/…` in this process. */
  fetch: typeof fetch;
  /** What the checkout page calls. Refusals are thrown as `SandboxError`. */
  checkout: {
    /** With a code: as it would be with that, which nothing stores. Refuses a code that is not valid. */
    read(clientSecret: string, promotionCode?: string): Promise<CheckoutView>;
    confirm(clientSecret: string, input: ConfirmInput): Promise<ConfirmAnswer>;
  };
  /** What the customer's portal calls. Refusals are thrown as `SandboxError`. */
  portal: {
    read(token: string): Promise<PortalView>;
    act(token: string, act: PortalAct): Promise<PortalView>;
  };
  clock: {
    /** Lets time pass for one customer: what is due until `to` happens in its order. Time never goes back. */
    advance(customerId: string, to: Date): Promise<void>;
    /** What time it is for a customer: that on the wall, or later. */
    read(customerId: string): Promise<Date>;
  };
  invoices: PaymentSandboxInvoices;
  /** Refusals are thrown as `SandboxError`. */
  admin: PaymentSandboxAdmin;
  /** Begins due work and the delivery of events; both go on where an earlier process stopped. */
  start(): void;
  stop(): Promise<void>;
}

export type { CardInput, CheckoutView, ConfirmAnswer, ConfirmInput, PortalAct, PortalView };
