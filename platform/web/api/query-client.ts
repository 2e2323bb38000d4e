import { QueryClient } from "@tanstack/react-query";
import { onUserLeft } from "../personal-data/user-of-tab.ts";
import { ApiError } from "./api-error.ts";
import { readReachability, subscribeToReachability } from "./reachability.ts";

const retries = 3;

/** Whether a query is retried. A refusal (4xx) never is. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failureCount < retries;
}

/** Milliseconds before the retry after `failureCount` earlier ones: 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelayMs(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 5 * 60_000, staleTime: 10_000, retry: shouldRetry, retryDelay: retryDelayMs },
    mutations: { retry: false },
  },
});

subscribeToReachability(() => {
  if (readReachability()) void queryClient.invalidateQueries();
});

onUserLeft(() => queryClient.clear());
