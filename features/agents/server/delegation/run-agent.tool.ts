import { answerOfRun, findRunOfCall, getRun, type RunRow } from "#features/runs/server/index.ts";
import {
  crashPoint,
  defineTool,
  refusalOf,
  ToolError,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findShownAgents } from "../listed-agent.repository.ts";
import { nameInLine, nameOf } from "./describe-agents.ts";
import { findMeantAgent } from "./find-meant-agent.ts";
import { isId, RunAgentInput } from "./run-agent-input.ts";
import { showAgent } from "./show-agent.ts";
import { startAgentTask } from "./start-agent-task.ts";

const mostSources = 20;

/** Gives a task to another agent. Its run has at most the rights of this one, and this one waits for its answer. */
export const runAgentTool = defineTool<RunAgentInput>({
  name: "run_agent",
  title: "Ask an agent",
  about: "Gives a part of the work to another agent and waits for its answer.",
  description:
    "Gives a task to another agent of this company and waits for its answer. Use it for a part of the work that an " +
    "agent is made for. The agent sees only the task.",
  input: RunAgentInput,
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["agent"], content: ["task"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  isApprovedFirst: true,
  describe: ({ agent }) => (isId(agent) ? "Asking another agent" : `Asking ${agent}`),
  async show(context, { agent: named, task }) {
    const agent = await findMeantAgent(context, named);
    const { fields, subject } = await showAgent(context.ctx, agent);
    return {
      act: `Give a task to the agent ${nameOf(agent)}`,
      undo: "What the agent does by itself can be taken back as usual.",
      warnings: [],
      fields: [...fields, { label: "Task", argument: null, kind: "text", value: task, isEditable: false }],
      subject,
    };
  },
  async decide(context, { input }) {
    const { ctx, runId, callId } = context;
    try {
      const child =
        (await findRunOfCall(ctx, await getRun(ctx, runId), callId)) ??
        (await startAgentTask(ctx, {
          ...{ runId, callId },
          agentId: (await findMeantAgent(context, input.agent)).id,
        }));
      await crashPoint("child.started");
      if (child.ended_at) return { outcome: "allow", reason: "child_run.ended" };
      return { outcome: "ask", reason: "child_run.open", wait: { kind: "child_run", subjectId: child.id } };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return { outcome: "deny", refusal: refusalOf(error, "Not asked") };
    }
  },
  async run({ ctx, runId, callId }) {
    const child = await findRunOfCall(ctx, await getRun(ctx, runId), callId);
    if (!child) throw new ToolError("tool.no_agent_run", "The agent was not started.");
    return resultOf(ctx, child);
  },
});

async function resultOf(ctx: Ctx, child: RunRow): Promise<ToolOutput> {
  const name = child.model?.agent?.name ?? "The agent";
  const { text, label, toolCalls } = await answerOfRun(ctx, child);
  if (child.status === "failed") {
    const why = child.error?.message ?? "it failed.";
    throw new ToolError("tool.agent_failed", `${name} did not finish: ${why}`, { label });
  }
  if (child.status === "cancelled")
    throw new ToolError("tool.agent_stopped", `${name} was stopped by the person.`, { label });
  const sources = new Map(toolCalls.flatMap((call) => call.sources).map((source) => [source.url, source]));
  return {
    content: text === "" ? "The agent ended without an answer." : text,
    summary: `${await withOwner(ctx, child, name)} answered`,
    sources: [...sources.values()].slice(0, mostSources),
    data: { runId: child.id },
    label,
  };
}

async function withOwner(ctx: Ctx, { model }: RunRow, name: string): Promise<string> {
  const id = model?.agent?.id;
  const [agent] = id ? await query(ctx, ({ db }) => findShownAgents(db, [id])) : [];
  return agent ? nameInLine(ctx, agent, name) : name;
}
