import { useQuery } from "@tanstack/react-query";
import { loadPlans } from "../plans/load-plans.ts";

/** Offered plans in their order. */
export function usePlanNames() {
  return useQuery({
    queryKey: ["billing", "plans"],
    queryFn: loadPlans,
    select: (plans) => plans.map(({ id, name }) => ({ id, name })),
  });
}
