import { useMemo } from "react";
import {
  type FollowOptions,
  partsOfMessage,
  type RunPart,
  type RunProgress,
  type RunWait,
  useLiveRun,
} from "#features/runs/web/index.tsx";
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

/** An answer, or the other one of two side by side. */
export type AnswerVersion = Omit<Message, "beside">;

/** Follows the run of a growing answer. A stored answer is returned as it is. */
export function useAnswer(message: AnswerVersion, options?: FollowOptions): AnswerState {
  const isStreaming = message.status === "streaming";
  const live = useLiveRun(isStreaming ? message.runId : null, options);
  // The same parts as long as nothing changed: what speaks an answer follows each change.
  const progress = isStreaming ? live?.progress : undefined;
  const { id, parts: storedParts, continuedParts } = message;
  const parts = useMemo(() => {
    // Only questions have files and material.
    const stored = storedParts.filter((part) => part.type !== "file" && part.type !== "material");
    return progress ? [...stored.slice(0, continuedParts), ...partsOfMessage(progress, id)] : stored;
  }, [storedParts, progress, continuedParts, id]);
  if (!live || !progress) return { parts, status: message.status, error: message.error, waits: none };
  const { connection } = live;
  const trouble = connection === "lost" || connection === "refused" ? connection : undefined;
  return {
    parts,
    status: statusOf(progress),
    error: progress.error,
    waits: progress.waits,
    ...(trouble && progress.status === "running" && { trouble }),
  };
}

const none: readonly RunWait[] = [];

function statusOf({ status }: RunProgress): Message["status"] {
  if (status === "running") return "streaming";
  return status === "succeeded" ? "complete" : status;
}
