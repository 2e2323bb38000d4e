import type { Message } from "#features/chat/contract/index.ts";
import { toolCallWord, useLiveRun } from "#features/runs/web/index.tsx";

/** What a tool of the answer is doing, in words. */
export function useActivity(message: Message | undefined): string | undefined {
  const live = useLiveRun(message?.status === "streaming" ? message.runId : null);
  const call = live?.progress.parts.findLast((part) => part.type === "tool-call");
  return call && `${call.title}: ${toolCallWord(call.status).toLowerCase()}`;
}
