import type { BudgetRefusal } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunError } from "../../contract/index.ts";
import { findCurrentRole } from "../person.repository.ts";
import type { RunRow } from "../run.repository.ts";

/**
 * The error of a run whose next model call exceeds a budget: what is used up, when it resets, who can raise
 * it.
 */
export async function budgetError(system: Ctx, run: RunRow, refusal: BudgetRefusal): Promise<RunError> {
  const { role } = (await query(system, ({ db }) => findCurrentRole(db, run))) ?? {};
  const mayRaise = role === "owner" || role === "admin";
  const sentences = [
    whatIsUsed(refusal),
    whenAnew(refusal, run.time_zone),
    whoRaises(refusal, mayRaise),
    "Nothing is lost: choose Retry after that.",
  ];
  const { upgradePath } = refusal;
  return {
    code: "run.model_budget",
    message: sentences.filter((sentence) => sentence !== "").join(" "),
    ...(mayRaise && upgradePath ? { settingsPath: upgradePath } : {}),
  };
}

function whatIsUsed({ scope, limitMicros, usedMicros, resetsAt }: BudgetRefusal): string {
  const period = resetsAt ? " for this month" : "";
  if (limitMicros === 0) return `${owner[scope].has} no budget for models.`;
  const budget = `model budget of ${dollars(limitMicros)}${period}`;
  if (usedMicros >= limitMicros) return `${owner[scope].has} used all of ${owner[scope].its} ${budget}.`;
  const left = dollars(limitMicros - usedMicros);
  return `Only ${left} of ${owner[scope].genitive} ${budget} is left, and the next step may cost more.`;
}

const owner = {
  workspace: { has: "Your workspace has", its: "its", genitive: "your workspace's" },
  user: { has: "You have", its: "your", genitive: "your" },
  agent: { has: "This agent has", its: "its", genitive: "this agent's" },
};

function whenAnew({ resetsAt }: BudgetRefusal, timeZone: string): string {
  if (!resetsAt) return "";
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone });
  return `It resets on ${day.format(resetsAt)}.`;
}

function whoRaises({ scope }: BudgetRefusal, mayRaise: boolean): string {
  if (!mayRaise) return "Ask an owner or admin of your workspace to raise it.";
  return scope === "workspace"
    ? "You can raise it in Settings → Billing."
    : "You can raise it in the settings of your workspace.";
}

/** Whole cents, rounded down. */
function dollars(micros: number): string {
  if (micros > 0 && micros < 10_000) return "less than $0.01";
  return `$${(Math.floor(micros / 10_000) / 100).toFixed(2)}`;
}
