import type { PaymentSandbox } from "../contract/payment-sandbox.ts";

/** As much of a sandbox as its pages need. */
export type SandboxOfPages = Pick<PaymentSandbox, "admin" | "checkout" | "invoices" | "portal">;
