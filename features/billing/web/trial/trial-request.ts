import type { BillingInterval } from "../../contract/billing-interval.ts";

/** Who wants the trial dialog open, and for which plan. */
export interface TrialRequest {
  isOpen: boolean;
  planId: string;
  /** Whether it shall be paid for a month or a year, where it has both prices. */
  interval: BillingInterval;
  /** The checkout was finished on a page of the payment service: only the password is left. */
  isPaid: boolean;
  /** Counts openings: each begins anew. */
  number: number;
}

let request: TrialRequest = {
  ...{ isOpen: false, planId: "individual", interval: "month", isPaid: false, number: 0 },
};
const listeners = new Set<() => void>();

/** Opens the trial dialog for a plan, named by its id or its name. */
export function openTrial(
  planId: string,
  { isPaid = false, interval = "month" }: Partial<Pick<TrialRequest, "isPaid" | "interval">> = {},
): void {
  become({ isOpen: true, planId, interval, isPaid, number: request.number + 1 });
}

export function closeTrial(): void {
  become({ ...request, isOpen: false });
}

export function readTrialRequest(): TrialRequest {
  return request;
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToTrialRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: TrialRequest): void {
  request = next;
  for (const listener of listeners) listener();
}
