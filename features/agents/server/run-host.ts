import type { ToolCallRow } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepRow } from "./step.repository.ts";

export interface HistoryMessage extends Label {
  role: "user" | "assistant";
  text: string;
}

/** The things of a host by which audit events, events and tools know what a run belongs to. */
export interface HostRefs {
  conversationId?: string;
}

/** Everything a run has done so far. */
export interface RunState {
  run: RunRow;
  steps: StepRow[];
  toolCalls: ToolCallRow[];
}

/** What a run belongs to and shows its work in: a conversation is one. */
export interface RunHost {
  kind: string;
  refsOf?(run: Pick<RunRow, "host_id">): HostRefs;
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

/** What events and tools have to know of the host of a run. */
export function refsOf(run: Pick<RunRow, "host" | "host_id">): HostRefs {
  return hosts.get(run.host)?.refsOf?.(run) ?? {};
}
