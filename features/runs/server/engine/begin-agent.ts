import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { handOverTool } from "../hand-over.ts";
import type { RunRow } from "../run.repository.ts";
import { type AgentOfRun, runAgents } from "../run-agent.ts";
import type { Advance, Ending } from "../run-driver.ts";
import { failed } from "./failed.ts";

/** The agent of a run, if it has one. An agent that its person may not use any more ends the run with that message. */
export async function beginAgent({ person }: Advance, run: RunRow): Promise<AgentOfRun | Ending | undefined> {
  if (!run.agent_version_id) return undefined;
  try {
    const agents = runAgents(person.services);
    // Without its instructions and limits, something else than what was asked would answer.
    return (await untilDatabaseAnswers(async () => agents?.begin(person, run))) ?? failed("run.agent_gone");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}

/** Tools of agent mode. The assistant answers without them. */
const forAgentsAlone: ReadonlySet<string> = new Set(["update_checklist", "run_agent", handOverTool]);

/** Whether a run with this agent has the tool. Its hidden tools do not exist for the model. */
export function mayHaveTool(agent: AgentOfRun | undefined): (name: string) => boolean {
  if (!agent) return (name) => !forAgentsAlone.has(name);
  if (agent.tools === "all") return () => true;
  const names = new Set(agent.tools.flatMap(({ name, mode }) => (mode === "off" ? [] : [name])));
  return (name) => names.has(name);
}

/** What the agent narrows, for the gate. */
export function modesOfAgent(
  agent: AgentOfRun | undefined,
): ReadonlyMap<string, "automatic" | "ask" | "off"> {
  if (!agent || agent.tools === "all") return new Map();
  return new Map(agent.tools.map(({ name, mode }) => [name, mode]));
}
