import { z } from "zod";

/**
 * What a workspace is on besides plans that are sold: `own` where nobody takes payments (everything), `without_plan`
 * where payments are taken and it never had one, `ended` when it had one.
 */
export const standingPlanKeys = ["own", "without_plan", "ended"] as const;
export type StandingPlanKey = (typeof standingPlanKeys)[number];

/** The id of a plan that is sold, or one of `standingPlanKeys`. */
export const PlanKey = z.string().regex(/^[a-z][a-z0-9_-]{0,63}$/);
export type PlanKey = z.infer<typeof PlanKey>;

export const PlanPhase = z.enum(["trial", "paid", "grace"]);
export type PlanPhase = z.infer<typeof PlanPhase>;
