import { ApiError } from "#platform/web/api/api-error.ts";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { formatAmount } from "./format-amount.ts";

/** The server's `limit_reached` refusal. Plain data, since it is stored with a draft. */
export interface LimitReached {
  entitlement: string;
  scope: "workspace" | "user" | "agent";
  limit: number;
  /** Null: never resets. */
  resetsAt: string | null;
}

/** Parses the refusal; undefined for other errors. */
export function readLimitReached(error: unknown): LimitReached | undefined {
  if (!(error instanceof ApiError) || error.code !== "limit_reached") return undefined;
  const { entitlement, scope, limit, resetsAt } = error.details;
  if (typeof entitlement !== "string" || typeof limit !== "number") return undefined;
  return {
    entitlement,
    scope: scope === "user" || scope === "agent" ? scope : "workspace",
    limit,
    resetsAt: typeof resetsAt === "string" ? resetsAt : null,
  };
}

const units: Record<string, { unit: Parameters<typeof formatAmount>[1]; noun: string }> = {
  messages: { unit: "count", noun: "messages" },
  runs: { unit: "count", noun: "agent runs" },
  model_cost: { unit: "micro_usd", noun: "for models" },
  voice_seconds: { unit: "seconds", noun: "of voice" },
};

/** The limit and its reset time, in one or two sentences. */
export function describeLimit({ entitlement, scope, limit, resetsAt }: LimitReached): string {
  // They are had, not used: nothing of them comes back with a period.
  if (entitlement === "agents")
    return limit === 0
      ? "This workspace has no agents in its plan."
      : `This workspace has as many agents as its plan includes: ${formatAmount(limit, "count")}.`;
  const { unit, noun } = units[entitlement] ?? { unit: "count", noun: "of what is used" };
  const whose =
    scope === "workspace" ? "This workspace has" : scope === "user" ? "You have" : "This agent has";
  const what =
    limit === 0
      ? `${whose} no ${noun} in its plan.`
      : `${whose} used all ${formatAmount(limit, unit)} ${noun} of this period.`;
  return resetsAt && limit > 0 ? `${what} The limit resets on ${formatDay(new Date(resetsAt))}.` : what;
}
