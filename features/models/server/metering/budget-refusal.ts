import { AppError } from "#platform/server/errors.ts";

/** Why a call of a model was not made: nobody has the money for it. */
export interface BudgetRefusal {
  /** Whose budget it is. */
  scope: "workspace" | "user" | "agent";
  limitMicros: number;
  /** With what calls in progress have set aside. */
  usedMicros: number;
  /** When the budget begins anew; null: it does not. */
  resetsAt: Date | null;
  /** The page on which a budget can be raised. */
  upgradePath: string | undefined;
}

/** The refusal of a model call by a budget; undefined of any other failure. */
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
