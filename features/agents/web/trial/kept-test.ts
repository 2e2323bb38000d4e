import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";

const keyOf = (agentId: string) => `agent-test.${agentId}`;

/** The test of an agent that this tab began last. */
export function readTest(agentId: string): string | undefined {
  return personalStorage.get(keyOf(agentId));
}

export function keepTest(agentId: string, conversationId: string): void {
  personalStorage.set(keyOf(agentId), conversationId);
}
