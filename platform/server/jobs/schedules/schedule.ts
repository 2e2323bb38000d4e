import type { JsonObject } from "#platform/contract/json.ts";

/** What to do about missed slots: nothing, fire the latest, or fire all (at most ten). */
export type MissedPolicy = "skip" | "latest" | "all";

/** The key of a schedule. */
export interface ScheduleKey {
  /** Null for one of the installation. */
  workspaceId: string | null;
  /** The feature that created it. */
  owner: string;
  name: string;
}

export interface ScheduleInput extends ScheduleKey {
  /** Five fields. */
  cron: string;
  /** IANA name. */
  timeZone: string;
  /**
   * The job that each slot enqueues. Its payload includes the slot: `{ …payload, slot:
   * "2026-11-22T03:41:00.000Z" }`.
   */
  job: string;
  payload: JsonObject;
  missed: MissedPolicy;
  isEnabled: boolean;
}

export interface Schedule extends ScheduleInput {
  id: string;
  /** Declared in code. A slot enqueues nothing while an earlier job still waits. */
  isDeclared: boolean;
  nextSlot: Date;
}
