/** Under what is remembered what the plan becomes with the next period. */
export const nextPlanKey = ["billing", "next-plan"];
