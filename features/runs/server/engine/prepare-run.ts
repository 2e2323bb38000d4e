import type { RoutedModel } from "#features/models/server/index.ts";
import { type AgentModes, type RunTools, type SaidText, toolsOfRun } from "#features/tools/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { AgentOfRun } from "../run-agent.ts";
import type { Advance, Ending } from "../run-driver.ts";
import { type GuidanceOfRun, runGuidance } from "../run-guidance.ts";
import { type HistoryMessage, refsOf } from "../run-host.ts";
import { type MemoriesOfRun, noMemories, runMemory } from "../run-memory.ts";
import { newMark } from "./authors.ts";
import { badge } from "./badge.ts";
import { beginAgent } from "./begin-agent.ts";
import { chooseModel } from "./choose-model.ts";
import type { CostLimitAbove } from "./cost-above.ts";
import { loadHistory, withFiles } from "./history-of-run.ts";
import { type LimitsOfRun, limitsOf } from "./limits-of-run.ts";
import { narrowingOf } from "./narrowing.ts";
import { saidToRun } from "./said-to-run.ts";
import { isSteeredAbove } from "./steered-by-others.ts";

/** Fixed while one agent, or the assistant, works on a run. */
export interface Given {
  model: RoutedModel;
  /** As the host has it, without the content of files. */
  read: HistoryMessage[];
  history: HistoryMessage[];
  said: SaidText[];
  tools: RunTools;
  guidance: GuidanceOfRun;
  memories: MemoriesOfRun;
  agent: AgentOfRun | undefined;
  /** The agent and those above it. */
  agents: AgentOfRun[];
  agentModes: AgentModes;
  costLimitsAbove: CostLimitAbove[];
  /** Somebody else than the person wrote into a run above. */
  isSteeredAbove: boolean;
  /** Of the lines that say who wrote what. */
  mark: string;
  limits: LimitsOfRun;
}

/**
 * Reads what the turns of a run need beside its journal, or why the run ends. With `before`, the run was handed over:
 * the history and the guidance stay, all that belongs to its agent is read anew.
 */
export async function prepareRun(advance: Advance, before?: Given): Promise<Given | Ending> {
  const { run } = advance;
  const agent = await beginAgent(advance, run);
  if (agent && "status" in agent) return agent;
  const narrowing = await narrowingOf(advance, run, agent);
  if ("status" in narrowing) return narrowing;
  const choice = { ref: agent?.modelRef ?? run.model_ref, fallbackRef: agent?.fallbackRef };
  const isFresh = run.attempt === 1 && !before;
  const place = {
    conversationId: refsOf(run).conversationId ?? null,
    agentCollections: agent?.collections ?? [],
  };
  const [asked, read, tools, guidance, remembered] = await Promise.all([
    chooseModel(advance, choice),
    before?.read ?? advance.history ?? loadHistory(advance, run),
    untilDatabaseAnswers(() =>
      toolsOfRun(advance.person, run, isFresh, { mayHave: narrowing.mayHave, place }),
    ),
    before?.guidance ??
      untilDatabaseAnswers(() => runGuidance(advance.system.services).begin(advance.system, run)),
    readMemories(advance, agent, before !== undefined),
  ]);
  const hasPictures = read.some((message) => message.hasPictures);
  const model = hasPictures ? await chooseModel(advance, { ...choice, hasPictures }) : asked;
  if ("status" in model) return model;
  run.model = badge(model, guidance, agent);
  const history = await withFiles(advance, read, model);
  // The built-in assistant follows rules and reads no prompt.
  const memories = model.isBuiltin ? noMemories : remembered;
  return {
    ...{ model, read, history, tools, guidance, memories, agent },
    said: await saidToRun(advance, history),
    agents: narrowing.agents,
    agentModes: narrowing.modes,
    costLimitsAbove: narrowing.costLimits,
    isSteeredAbove: before?.isSteeredAbove ?? (await isSteeredAbove(advance)),
    mark: before?.mark ?? newMark(),
    limits: limitsOf(agent?.limits),
  };
}

function readMemories(
  { system, person, run }: Advance,
  agent: AgentOfRun | undefined,
  isTakenOver: boolean,
): Promise<MemoriesOfRun> {
  if (agent?.memory === false || run.is_visitors) return Promise.resolve(noMemories);
  const of = { agentId: agent?.agentId ?? null, isTakenOver };
  return untilDatabaseAnswers(() => runMemory(system.services).begin(person, run, of));
}
