import type { ActiveRun } from "#features/agents/contract/index.ts";

/** How far the answer of a conversation is, in one word. */
export function activeRunWord({ status }: ActiveRun): string {
  return words[status];
}

const words: Record<ActiveRun["status"], string> = {
  queued: "Queued",
  running: "Writing",
  waiting: "Waiting",
};
