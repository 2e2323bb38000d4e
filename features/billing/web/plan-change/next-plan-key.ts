/** Query key of the planned change. */
export const nextPlanKey = ["billing", "next-plan"];
