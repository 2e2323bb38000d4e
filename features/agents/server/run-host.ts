import type { ToolCallRow } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepRow } from "./step.repository.ts";

export interface HistoryMessage {
  role: "user" | "assistant";
  text: string;
}

/** Everything a run has done so far. */
export interface RunState {
  run: RunRow;
  steps: StepRow[];
  toolCalls: ToolCallRow[];
}

/** What a run answers: a conversation today, other work later. */
export interface RunHost {
  kind: string;
  /** What was said before this run, oldest first; the last one is the question. */
  loadHistory(ctx: Ctx, run: RunRow): Promise<HistoryMessage[]>;
  /** Stores where the run stands, in the transaction in which the run itself is stored. */
  saveProgress(ctx: Ctx, state: RunState): Promise<void>;
}

const hosts = new Map<string, RunHost>();

export function registerRunHost(host: RunHost): void {
  hosts.set(host.kind, host);
}

export function runHost(kind: string): RunHost {
  const host = hosts.get(kind);
  if (!host) throw new Error(`No part of this server answers for runs of ${kind}.`);
  return host;
}
