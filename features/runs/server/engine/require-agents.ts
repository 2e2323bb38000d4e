import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { type AgentOfRun, runAgents } from "../run-agent.ts";
import type { Advance, Ending } from "../run-driver.ts";

/** How a run ends whose person may no longer use its agent or one above it. Undefined: it goes on. */
export async function requireAgents(
  { person }: Advance,
  agents: readonly AgentOfRun[],
): Promise<Ending | undefined> {
  if (agents.length === 0) return undefined;
  try {
    await untilDatabaseAnswers(async () => runAgents(person.services)?.requireUsable(person, agents));
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}
