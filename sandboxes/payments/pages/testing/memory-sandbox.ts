import { SandboxError } from "../../contract/sandbox-error.ts";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import { MemoryAdmin } from "./memory-admin.ts";
import { MemoryCheckout } from "./memory-checkout.ts";
import { MemoryInvoices } from "./memory-invoices.ts";
import { MemoryPortal } from "./memory-portal.ts";

/** The parts of a payment sandbox that pages call, in memory. Each test sets its checkouts and portals. */
export function memorySandbox() {
  const checkouts = new Map<string, MemoryCheckout>();
  const portals = new Map<string, MemoryPortal>();
  const get = <T>(from: Map<string, T>, key: string): T => {
    const found = from.get(key);
    if (!found) throw new SandboxError("not_found", "This is not known.");
    return found;
  };
  const admin = new MemoryAdmin();
  const sandbox: SandboxOfPages = {
    admin,
    invoices: new MemoryInvoices(),
    checkout: {
      read: async (secret, code) => get(checkouts, secret).read(code),
      confirm: async (secret, input) => get(checkouts, secret).confirm(input),
    },
    portal: {
      read: async (token) => ({ ...get(portals, token).view }),
      act: async (token, act) => get(portals, token).act(act),
    },
  };
  return {
    sandbox,
    admin,
    openCheckout: (secret: string, view: Partial<MemoryCheckout["view"]> = {}) => {
      const checkout = new MemoryCheckout(view);
      checkouts.set(secret, checkout);
      return checkout;
    },
    openPortal: (token: string, view: Partial<MemoryPortal["view"]> = {}) => {
      const portal = new MemoryPortal(view);
      portals.set(token, portal);
      return portal;
    },
  };
}
