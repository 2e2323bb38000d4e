import { z } from "zod";

/**
 * Standings of workspaces without a plan that is sold: `own` without a payment provider (everything); with
 * one, `without_plan` before the first plan and `ended` after the last.
 */
export const standingPlanKeys = ["own", "without_plan", "ended"] as const;
export type StandingPlanKey = (typeof standingPlanKeys)[number];

/** The id of a plan that is sold, or one of `standingPlanKeys`. */
export const PlanKey = z.string().regex(/^[a-z][a-z0-9_-]{0,63}$/);
export type PlanKey = z.infer<typeof PlanKey>;

export const PlanPhase = z.enum(["trial", "paid", "grace"]);
export type PlanPhase = z.infer<typeof PlanPhase>;
