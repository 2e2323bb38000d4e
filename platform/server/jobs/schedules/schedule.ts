import type { JsonObject } from "#platform/contract/json.ts";

/** What becomes of slots that no server saw: nothing, the latest alone, or all of them up to ten. */
export type MissedPolicy = "skip" | "latest" | "all";

/** What identifies a schedule. */
export interface ScheduleKey {
  /** Null for the installation. */
  workspaceId: string | null;
  /** The feature that put it there. */
  owner: string;
  name: string;
}

export interface ScheduleInput extends ScheduleKey {
  /** Five fields. */
  cron: string;
  /** IANA name. */
  timeZone: string;
  /** The job that each slot enqueues, with `payload` and the slot: `{ …payload, slot: "2026-11-22T03:41:00.000Z" }`. */
  job: string;
  payload: JsonObject;
  missed: MissedPolicy;
  isEnabled: boolean;
}

export interface Schedule extends ScheduleInput {
  id: string;
  /** Declared by the program: while one of its jobs waits, another slot adds none. */
  isDeclared: boolean;
  nextSlot: Date;
}
