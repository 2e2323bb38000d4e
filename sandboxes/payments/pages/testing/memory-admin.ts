import type {
  AdminAct,
  AdminCustomer,
  AdminEvent,
  AdminInvoice,
  AdminOverview,
  AdminPage,
  AdminSubscription,
  PaymentSandboxAdmin,
} from "../../contract/admin.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";

/** In-memory admin; only `token` is valid. */
export class MemoryAdmin implements PaymentSandboxAdmin {
  readonly acts: AdminAct[] = [];

  createLink() {
    return "http://adjutant.example/sandbox/a/token";
  }

  async overview(token: string): Promise<AdminOverview> {
    check(token);
    const counts = { customers: 1, subscriptions: 1, invoices: 1, waitingEvents: 1 };
    return { installationName: "adjutant.example", counts, faults: { call_error: 2 } };
  }

  async customers(token: string): Promise<AdminPage<AdminCustomer>> {
    check(token);
    return { rows: [customer], next: "cus_1" };
  }

  async subscriptions(token: string): Promise<AdminPage<AdminSubscription>> {
    check(token);
    return { rows: [subscription], next: null };
  }

  async invoices(token: string): Promise<AdminPage<AdminInvoice>> {
    check(token);
    return { rows: [invoice], next: null };
  }

  async events(token: string): Promise<AdminPage<AdminEvent>> {
    check(token);
    return { rows: [event], next: null };
  }

  async act(token: string, act: AdminAct): Promise<void> {
    check(token);
    this.acts.push(act);
    if (act.kind === "reset" && act.typedName !== "adjutant.example") {
      throw new SandboxError("invalid_value", "This is not the name of this installation.");
    }
  }
}

function check(token: string): void {
  if (token !== "token") throw new SandboxError("not_found", "This is not known.");
}

const hostile = `"><img src=x onerror=alert(1)>`;
const at = new Date("2026-11-21T10:00:00Z");

const customer: AdminCustomer = {
  ...{ id: "cus_1", email: hostile, name: null, isDeleted: false, now: at },
  ...{ status: "trialing", trialEndsAt: at, periodEndsAt: at },
};
const subscription: AdminSubscription = {
  ...{ id: "sub_1", customerId: "cus_1", plan: hostile, quantity: 2, status: "trialing" },
  ...{ periodEndsAt: at, cancelAt: null },
};
const invoice: AdminInvoice = {
  ...{ id: "in_1", customerId: "cus_1", number: "SBX-0001", status: "paid", totalCents: 2999 },
  ...{ currency: "usd", createdAt: at, path: "/sandbox/i/in_1.x" },
  ...{ money: null, acts: ["refund_invoice", "dispute_invoice"] },
};
const event: AdminEvent = {
  ...{ id: "evt_1", type: "customer.created", createdAt: at },
  deliveries: [{ outcome: "waiting", attempts: 2, nextAt: at, error: hostile }],
};
