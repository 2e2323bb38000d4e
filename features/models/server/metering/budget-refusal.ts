import { AppError } from "#platform/server/errors.ts";

/** Why a model call was refused: its budget is exhausted. */
export interface BudgetRefusal {
  /** The owner of the budget. */
  scope: "workspace" | "user" | "agent";
  limitMicros: number;
  /** Includes reservations of calls in progress. */
  usedMicros: number;
  /** When the budget resets. Null: never. */
  resetsAt: Date | null;
  /** The page on which the budget can be raised. */
  upgradePath: string | undefined;
}

/** The budget refusal in an error. Undefined for any other error. */
export function budgetRefusalOf(error: unknown): BudgetRefusal | undefined {
  if (!(error instanceof AppError) || error.code !== "limit_reached") return undefined;
  const { scope, limit, used, resetsAt, upgradeUrl } = error.details ?? {};
  return {
    scope: scope === "user" || scope === "agent" ? scope : "workspace",
    limitMicros: Number(limit ?? 0),
    usedMicros: Number(used ?? 0),
    resetsAt: typeof resetsAt === "string" ? new Date(resetsAt) : null,
    upgradePath: typeof upgradeUrl === "string" ? upgradeUrl : undefined,
  };
}
