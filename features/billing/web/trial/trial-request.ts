import type { BillingInterval } from "../../contract/billing-interval.ts";

/** A request to open the trial dialog for a plan. */
export interface TrialRequest {
  isOpen: boolean;
  planId: string;
  /** Wanted interval, where the plan has both prices. */
  interval: BillingInterval;
  /** The checkout was completed on the payment service's page: only the password is missing. */
  isPaid: boolean;
  /** Counts openings, each of which starts anew. */
  number: number;
}

let request: TrialRequest = {
  ...{ isOpen: false, planId: "individual", interval: "month", isPaid: false, number: 0 },
};
const listeners = new Set<() => void>();

/** Opens the trial dialog for a plan by id or name. */
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
