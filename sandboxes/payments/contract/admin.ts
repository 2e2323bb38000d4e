/** What is to go wrong. */
export type FaultKind =
  /** The next calls are performed, and their answers never arrive. */
  | "call_timeout"
  /** The next calls answer 500 and do nothing. */
  | "call_error"
  /** The next calls answer 429 and do nothing. */
  | "call_limited"
  /** The next charges of cards are refused. */
  | "charge_declined"
  /** The next events never reach the webhook. */
  | "event_lost"
  /** The next events arrive half a minute late. */
  | "event_late"
  | "event_twice"
  /** The next events arrive within three seconds, in any order. */
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

/** A page of something, newest first; `next` goes into the address of the next one. */
export interface AdminPage<Row> {
  rows: Row[];
  next: string | null;
}

export interface AdminCustomer {
  id: string;
  email: string | null;
  name: string | null;
  isDeleted: boolean;
  /** What time it is for them; null where that is the time on the wall. */
  now: Date | null;
  /** Of the newest subscription. */
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
  /** Path of its page. */
  path: string | null;
  /** What became of its money since, in a word; null when nothing did. */
  money: "refunded" | "disputed" | "dispute won" | "dispute lost" | null;
  acts: InvoiceActKind[];
}

/** What people and banks do with money that was paid. */
export const invoiceActKinds = ["refund_invoice", "dispute_invoice", "win_dispute", "lose_dispute"] as const;
export type InvoiceActKind = (typeof invoiceActKinds)[number];

export interface AdminEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** One for each time that it was or is to be brought. */
  deliveries: {
    outcome: "waiting" | "taken" | "given_up" | "dropped";
    attempts: number;
    nextAt: Date;
    error: string | null;
  }[];
}

export interface AdminOverview {
  /** What has to be typed before everything is reset. */
  installationName: string;
  counts: { customers: number; subscriptions: number; invoices: number; waitingEvents: number };
  faults: Partial<Record<FaultKind, number>>;
}

export type AdminAct =
  | { kind: "advance_clock"; customerId: string; to: Date | { days: number } | "trial_end" | "period_end" }
  /** Zero times takes a fault away. */
  | { kind: "set_fault"; fault: FaultKind; times: number }
  | { kind: "replay_event" | "duplicate_event" | "delay_event" | "drop_event"; eventId: string }
  | { kind: InvoiceActKind; invoiceId: string }
  /** Refused unless the name of the installation was typed. */
  | { kind: "reset"; typedName: string };

/** What people who look after an installation see and do; only whoever has the token of a link. */
export interface PaymentSandboxAdmin {
  /** A link that works for some hours; whoever has it may do everything here. */
  createLink(): string;
  overview(token: string): Promise<AdminOverview>;
  customers(token: string, after?: string): Promise<AdminPage<AdminCustomer>>;
  subscriptions(token: string, after?: string): Promise<AdminPage<AdminSubscription>>;
  invoices(token: string, after?: string): Promise<AdminPage<AdminInvoice>>;
  events(token: string, after?: string): Promise<AdminPage<AdminEvent>>;
  act(token: string, act: AdminAct): Promise<void>;
}
