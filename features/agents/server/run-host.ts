import type { ToolCallRow } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepRow } from "./step.repository.ts";

export interface HistoryMessage extends Label {
  role: "user" | "assistant";
  text: string;
}

/** References to the host's objects, for audit events, events and tools. */
export interface HostRefs {
  conversationId?: string;
}

/** Everything a run has done so far. */
export interface RunState {
  run: RunRow;
  steps: StepRow[];
  toolCalls: ToolCallRow[];
}

/** Where a run belongs and shows its work, such as a conversation. */
export interface RunHost {
  kind: string;
  refsOf?(run: Pick<RunRow, "host_id">): HostRefs;
  /** The messages before this run, oldest first. The last one is the question. */
  loadHistory(ctx: Ctx, run: RunRow): Promise<HistoryMessage[]>;
  /** Stores the host's view of the run, in the transaction that stores the run. */
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

/** The references of a run's host. Empty when it has none. */
export function refsOf(run: Pick<RunRow, "host" | "host_id">): HostRefs {
  return hosts.get(run.host)?.refsOf?.(run) ?? {};
}
