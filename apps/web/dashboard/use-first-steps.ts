import { useQueries } from "@tanstack/react-query";
import type { FirstStep } from "#platform/web/modules/first-step.ts";
import { webModules } from "../web-modules.ts";

const declared = webModules.flatMap((module) => module.firstSteps ?? []);

export interface StepState {
  step: FirstStep;
  isDone: boolean;
}

/** The first steps in order; undefined until all states are known. A state that cannot be read counts as done. */
export function useFirstSteps(userId: string): StepState[] | undefined {
  const queries = useQueries({
    queries: declared.map(({ key, isDone }) => ({
      queryKey: ["first-step", userId, key],
      queryFn: ({ signal }: { signal: AbortSignal }) => isDone(signal),
      // Another page may have just done it.
      staleTime: 0,
      retry: false,
    })),
  });
  if (queries.some(({ isPending }) => isPending)) return undefined;
  return declared.map((step, index) => ({ step, isDone: queries[index]?.data ?? true }));
}
