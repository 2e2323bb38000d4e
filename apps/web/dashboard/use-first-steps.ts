import { useQueries } from "@tanstack/react-query";
import type { FirstStep } from "#platform/web/modules/first-step.ts";
import { webModules } from "../web-modules.ts";
import { inOrder } from "./order-steps.ts";

const declared = inOrder(webModules.flatMap((module) => module.firstSteps ?? []));

export const firstStepsKey = ["first-step"];

export interface StepState {
  step: FirstStep;
  isDone: boolean;
}

/**
 * The first steps of this person in order; undefined until all states are known. A state that cannot be read counts as
 * done, and what cannot be offered is left out.
 */
export function useFirstSteps(userId: string): StepState[] | undefined {
  const queries = useQueries({
    queries: declared.map(({ key, isOffered, isDone }) => ({
      queryKey: [...firstStepsKey, userId, key],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        if (isOffered && !(await isOffered(signal))) return "not offered";
        return (await isDone(signal)) ? "done" : "open";
      },
      // Another page may have just done it.
      staleTime: 0,
      retry: false,
    })),
  });
  if (queries.some(({ isPending }) => isPending)) return undefined;
  return declared.flatMap((step, index) => {
    const state = queries[index]?.data ?? (step.isOffered ? "not offered" : "done");
    return state === "not offered" ? [] : [{ step, isDone: state === "done" }];
  });
}
