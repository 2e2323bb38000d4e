import type { ActiveRun } from "#features/agents/contract/index.ts";

/** The state of a conversation's active run in one word. */
export function activeRunWord({ status }: ActiveRun): string {
  return words[status];
}

const words: Record<ActiveRun["status"], string> = {
  queued: "Queued",
  running: "Writing",
  waiting: "Waiting",
};
