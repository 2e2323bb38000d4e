import {
  type FollowOptions,
  type RunPart,
  type RunProgress,
  type RunWait,
  useLiveRun,
} from "#features/agents/web/index.tsx";
import type { Message } from "../../contract/index.ts";

/** An answer as it stands now, whether it comes from its stream or was stored. */
export interface AnswerState {
  parts: readonly RunPart[];
  status: Message["status"];
  error: Message["error"];
  /** Set while the stream cannot be read. */
  trouble?: "lost" | "refused";
  /** What it waits for; empty while it is written and when it is over. */
  waits: readonly RunWait[];
}

/** Follows the run of an answer that is being written; a stored answer is what it is. */
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
