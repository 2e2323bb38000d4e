import { describeStanding } from "#features/entitlements/web/index.tsx";

/** What a plan is called for admins: as it is sold, or by what it stands for. */
export function namePlan({ planKey, planName }: { planKey: string; planName: string | null }): string {
  return planName ?? describeStanding(planKey)?.name ?? planKey;
}
