import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";

/** What a conversation asks for its answers. One feature provides it. */
export interface ConversationKnowledge {
  /**
   * Switches collections on for a conversation that begins, in its transaction. Those that its person may not read are
   * left out, since a question is worth more than a choice.
   */
  begin(ctx: Ctx, given: { conversationId: string; collectionIds: readonly string[] }): Promise<void>;
}

const registered = new WeakMap<Services, ConversationKnowledge>();

export function registerConversationKnowledge(services: Services, knowledge: ConversationKnowledge): void {
  registered.set(services, knowledge);
}

/** Undefined on a server without knowledge. */
export function conversationKnowledge(services: Services): ConversationKnowledge | undefined {
  return registered.get(services);
}
