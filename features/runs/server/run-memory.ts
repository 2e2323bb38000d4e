import { type Label, systemLabel } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ToJournal } from "#platform/server/db/journal-together.ts";
import type { Services } from "#platform/server/services.ts";
import type { Receipt } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

/** What a run is given of that which its person had remembered. One feature provides it. */
export interface RunMemory {
  /**
   * Read as its person, when a server takes the run. A run that continues gets what it began with, as far as it is still
   * remembered. `isTakenOver`: another agent goes on with it.
   */
  begin(
    person: Ctx,
    run: RunRow,
    of: { agentId: string | null; isTakenOver: boolean },
  ): Promise<MemoriesOfRun>;
  /** For its person alone. Empty for everybody else. */
  forReceipt(ctx: Ctx, run: RunRow): Promise<Receipt["memories"]>;
}

export interface MemoriesOfRun {
  /** Follows everything else in the system prompt. Empty: nothing. */
  text: string;
  label: Label;
  /** What journals it, until it is journalled. Idempotent. Nothing of an answer may be shown before. */
  toKeep(): ToJournal[];
}

export const noMemories: MemoriesOfRun = { text: "", label: systemLabel, toKeep: () => [] };

const none: RunMemory = { begin: async () => noMemories, forReceipt: async () => [] };

const memories = new WeakMap<Services, RunMemory>();

/** Registers the memory of this server. */
export function registerRunMemory(services: Services, memory: RunMemory): void {
  memories.set(services, memory);
}

/** The memory of this server. Without a registered one, runs are given nothing. */
export function runMemory(services: Services): RunMemory {
  return memories.get(services) ?? none;
}
