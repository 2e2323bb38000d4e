/** A fault to inject. */
export type FaultKind =
  /** The next calls are performed, but their responses never arrive. */
  | "call_timeout"
  /** The next calls answer 500 and do nothing. */
  | "call_error"
  /** The next calls answer 429 and do nothing. */
  | "call_limited"
  /** The next card charges are declined. */
  | "charge_declined"
  /** The next events never reach the webhook. */
  | "event_lost"
  /** The next events arrive half a minute late. */
  | "event_late"
  | "event_twice"
  /** The next events arrive within three seconds, in random order. */
  | "event_shuffled";

export const faultKinds: readonly FaultKind[] = [
  "call_timeout",
  "call_error",
  "call_limited",
  "charge_declined",
  "event_lost",
  "event_late",
  "event_twice",
  "event_shuffled",
];

/** A page of rows, newest first; `next` is the next page's cursor in the address. */
export interface AdminPage<Row> {
  rows: Row[];
  next: string | null;
}

export interface AdminCustomer {
  id: string;
  email: string | null;
  name: string | null;
  isDeleted: boolean;
  /** The customer's time; null for real time. */
  now: Date | null;
  /** Status of the newest subscription. */
  status: string | null;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
}

export interface AdminSubscription {
  id: string;
  customerId: string;
  plan: string;
  quantity: number;
  status: string;
  periodEndsAt: Date | null;
  cancelAt: Date | null;
}

export interface AdminInvoice {
  id: string;
  customerId: string;
  number: string | null;
  status: string;
  totalCents: number;
  currency: string;
  createdAt: Date;
  /** Path of the invoice's page. */
  path: string | null;
  /** What happened to its payment since; null for nothing. */
  money: "refunded" | "disputed" | "dispute won" | "dispute lost" | null;
  acts: InvoiceActKind[];
}

/** What people and banks do after a payment. */
export const invoiceActKinds = ["refund_invoice", "dispute_invoice", "win_dispute", "lose_dispute"] as const;
export type InvoiceActKind = (typeof invoiceActKinds)[number];

export interface AdminEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** Past and pending deliveries, each with its retries. */
  deliveries: {
    outcome: "waiting" | "taken" | "given_up" | "dropped";
    attempts: number;
    nextAt: Date;
    error: string | null;
  }[];
}

export interface AdminOverview {
  /** The text to type before a reset. */
  installationName: string;
  counts: { customers: number; subscriptions: number; invoices: number; waitingEvents: number };
  faults: Partial<Record<FaultKind, number>>;
}

export type AdminAct =
  | { kind: "advance_clock"; customerId: string; to: Date | { days: number } | "trial_end" | "period_end" }
  /** Zero removes the fault. */
  | { kind: "set_fault"; fault: FaultKind; times: number }
  | { kind: "replay_event" | "duplicate_event" | "delay_event" | "drop_event"; eventId: string }
  | { kind: InvoiceActKind; invoiceId: string }
  /** Refused unless the installation's name was typed. */
  | { kind: "reset"; typedName: string };

/** Views and acts of admins of the installation. Each needs the token of a link. */
export interface PaymentSandboxAdmin {
  /** Creates a link valid for some hours. Its holder has all rights here. */
  createLink(): string;
  overview(token: string): Promise<AdminOverview>;
  customers(token: string, after?: string): Promise<AdminPage<AdminCustomer>>;
  subscriptions(token: string, after?: string): Promise<AdminPage<AdminSubscription>>;
  invoices(token: string, after?: string): Promise<AdminPage<AdminInvoice>>;
  events(token: string, after?: string): Promise<AdminPage<AdminEvent>>;
  act(token: string, act: AdminAct): Promise<void>;
}
