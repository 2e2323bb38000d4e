import { agentParameter } from "#features/chat/web/index.tsx";

/** The path of a new conversation with an agent. */
export function askPath(agentId: string): string {
  return `/chat?${agentParameter}=${agentId}`;
}
