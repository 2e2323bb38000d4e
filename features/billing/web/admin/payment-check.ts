import { type ClientConfig, loadConfig } from "#platform/web/api/config.ts";
import type { AdminCheck, AdminFinding } from "#platform/web/modules/admin-check.ts";

/** Who takes payments. */
export const paymentCheck: AdminCheck = {
  key: "payments",
  title: "Payments",
  to: "/admin/subscriptions",
  read: async () => describePayments(await loadConfig()),
};

/** Describes the payment provider. */
export function describePayments({ billingProvider }: Pick<ClientConfig, "billingProvider">): AdminFinding {
  if (billingProvider === "none") {
    return { state: "good", text: "Nothing is sold. Workspaces without an assigned plan have no limits." };
  }
  if (billingProvider === "stripe") return { state: "good", text: "Stripe takes payments." };
  return {
    state: "todo",
    text: "The payment sandbox accepts test cards; no real money moves. Connect Stripe, or set BILLING_PROVIDER=none to sell nothing.",
  };
}
