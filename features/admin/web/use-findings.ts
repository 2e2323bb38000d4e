import { useQueries } from "@tanstack/react-query";
import type { AdminCheck, AdminFinding } from "#platform/web/modules/admin-check.ts";

/** A check with its outcome. A failed reading is an outcome too. */
export interface CheckResult {
  check: AdminCheck;
  finding: AdminFinding;
}

/** Reads all checks anew. `waiting`: how many have not answered yet. */
export function useFindings(checks: readonly AdminCheck[]): { results: CheckResult[]; waiting: number } {
  const queries = useQueries({
    queries: checks.map(({ key, read }) => ({
      queryKey: ["admin", "check", key],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      staleTime: 0,
    })),
  });
  const results = checks.flatMap((check, index) => {
    const { data, error } = queries[index] ?? {};
    if (data) return [{ check, finding: data }];
    return error ? [{ check, finding: unread }] : [];
  });
  return { results, waiting: checks.length - results.length };
}

const unread: AdminFinding = {
  state: "bad",
  text: "This could not be loaded. Reload the page to try again.",
};
