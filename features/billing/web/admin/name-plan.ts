import { describeStanding } from "#features/entitlements/web/index.tsx";

/** Name of a plan for admins: its name on sale, or that of its standing. */
export function namePlan({ planKey, planName }: { planKey: string; planName: string | null }): string {
  return planName ?? describeStanding(planKey)?.name ?? planKey;
}
