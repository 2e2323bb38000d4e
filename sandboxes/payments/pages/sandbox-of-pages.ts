import type { PaymentSandbox } from "../contract/payment-sandbox.ts";

/** The parts of a sandbox that its pages need. */
export type SandboxOfPages = Pick<PaymentSandbox, "admin" | "checkout" | "invoices" | "portal">;
