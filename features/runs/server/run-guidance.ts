import type { CallGuard } from "#features/models/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ToJournal } from "#platform/server/db/journal-together.ts";
import type { Services } from "#platform/server/services.ts";
import type { ModelBadge, Receipt } from "../contract/index.ts";
import type { RunRow, RunsOfHost } from "./run.repository.ts";

/** What admins give every run. One feature provides it. */
export interface RunGuidance {
  /** Read once, when a server takes the run. A run that continues gets what it began with. */
  begin(system: Ctx, run: RunRow): Promise<GuidanceOfRun>;
  /** What the receipt says of it, read as the run's person. */
  forReceipt(ctx: Ctx, run: RunRow): Promise<Pick<Receipt, "instructions" | "replaced">>;
  /** Deletes what it keeps of a host whose runs are erased, in the same transaction. */
  erase(ctx: Ctx, host: RunsOfHost): Promise<void>;
}

export interface GuidanceOfRun {
  /** Follows the product's own rules in the system prompt. Empty: nothing. */
  instructions: string;
  /** What journals it, until it is journalled. Idempotent. Nothing of an answer may be shown before. */
  toKeep(): ToJournal[];
  /** Stands between the run and each provider. */
  guard?: CallGuard;
  /** How much was replaced in the last call of the model before its provider saw it. */
  replacedBefore(modelId: string): NonNullable<ModelBadge["replaced"]>;
}

const none: RunGuidance = {
  begin: async () => ({ instructions: "", toKeep: () => [], replacedBefore: () => [] }),
  forReceipt: async () => ({ instructions: { installation: null, workspace: null }, replaced: [] }),
  erase: async () => {},
};

const guidances = new WeakMap<Services, RunGuidance>();

/** Registers the guidance of this server. */
export function registerRunGuidance(services: Services, guidance: RunGuidance): void {
  guidances.set(services, guidance);
}

/** The guidance of this server. Without a registered one, runs get nothing beyond the product's own rules. */
export function runGuidance(services: Services): RunGuidance {
  return guidances.get(services) ?? none;
}
