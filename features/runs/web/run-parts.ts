import type { ToolCallStatus, ToolEffect, ToolSource } from "#features/tools/contract/index.ts";
import type { InterruptCause, LimitAsked, RunError, Usage, WaitKind } from "../contract/index.ts";

/** What a run has shown so far, in order. */
export type RunPart = TextPart | ReasoningPart | ToolCallPart;

export interface TextPart {
  type: "text";
  text: string;
  isInterrupted?: boolean | undefined;
  /** Why it was interrupted, if no restart did it. */
  cause?: InterruptCause | undefined;
}

export interface ReasoningPart {
  type: "reasoning";
  text: string;
}

export interface ToolCallPart {
  type: "tool-call";
  toolCallId: string;
  toolName: string;
  title: string;
  line: string;
  status: ToolCallStatus;
  summary: string;
  sources: readonly ToolSource[];
  durationMs: number | null;
  /** What it changed. Absent for a call that only read, and until the run has ended. */
  effect?: Exclude<ToolEffect, "read"> | undefined;
}

/** The state of a run according to its chunks. */
export interface RunProgress {
  parts: readonly RunPart[];
  /** Final values come from the run's last chunk. */
  status: "running" | "succeeded" | "failed" | "cancelled";
  error: RunError | null;
  usage: Usage;
  stepCount: number;
  /** The index of the first part of each message that the run writes, in their order. */
  messageStarts: Readonly<Record<string, number>>;
  /** Empty unless the run waits. */
  waits: readonly RunWait[];
}

export interface RunWait {
  kind: WaitKind;
  /** When the run resumes without a signal. */
  wakeAt?: string | undefined;
  /** For an event: what has to happen. */
  awaits?: string | undefined;
  /** At a limit: what its person is asked. */
  limit?: (LimitAsked & { waitId: string }) | undefined;
}

export const noProgress: RunProgress = {
  parts: [],
  status: "running",
  error: null,
  usage: { inputTokens: 0, outputTokens: 0 },
  stepCount: 0,
  messageStarts: {},
  waits: [],
};
