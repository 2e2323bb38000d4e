import {
  type FollowOptions,
  type RunPart,
  type RunProgress,
  type RunWait,
  useLiveRun,
} from "#features/agents/web/index.tsx";
import type { Message } from "../../contract/index.ts";

/** The current state of an answer, from its stream or as stored. */
export interface AnswerState {
  parts: readonly RunPart[];
  status: Message["status"];
  error: Message["error"];
  /** Set while the stream cannot be read. */
  trouble?: "lost" | "refused";
  /** Empty unless the run waits. */
  waits: readonly RunWait[];
}

/** Follows the run of a growing answer. A stored answer is returned as it is. */
export function useAnswer(message: Message, options?: FollowOptions): AnswerState {
  const isStreaming = message.status === "streaming";
  const live = useLiveRun(isStreaming ? message.runId : null, options);
  if (!isStreaming || !live) {
    return { parts: message.parts, status: message.status, error: message.error, waits: [] };
  }
  const { progress, connection } = live;
  const trouble = connection === "lost" || connection === "refused" ? connection : undefined;
  return {
    parts: progress.parts,
    status: statusOf(progress),
    error: progress.error,
    waits: progress.waits,
    ...(trouble && progress.status === "running" && { trouble }),
  };
}

function statusOf({ status }: RunProgress): Message["status"] {
  if (status === "running") return "streaming";
  return status === "succeeded" ? "complete" : status;
}
