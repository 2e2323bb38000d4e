import { labelOfConversation } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { conversationAccess } from "../conversation.access.ts";
import { insertSampleConversation, insertSampleMessage } from "../sample.repository.ts";

export interface PlantedConversation {
  title: string;
  hoursAgo: number;
  turns: readonly { question: string; answer: string }[];
}

const turnMs = 90_000;

/** Stores a sample conversation that the caller seems to have had some time ago. Its answers have no runs. */
export const plantConversation = command(
  "conversation.plant",
  conversationAccess.plant,
  async (ctx, { title, hoursAgo, turns }: PlantedConversation): Promise<void> => {
    const { userId } = userOf(ctx);
    const startedMs = ctx.now().getTime() - hoursAgo * 3_600_000;
    const conversationId = newId(startedMs);
    await insertSampleConversation(ctx.db, { id: conversationId, userId, title, at: new Date(startedMs) });
    let parentId: string | null = null;
    for (const [index, { question, answer }] of turns.entries()) {
      const atMs = startedMs + index * turnMs;
      for (const [role, text] of [["user", question] as const, ["assistant", answer] as const]) {
        const place = role === "user" ? atMs : atMs + 1;
        const id: string = newId(place);
        await insertSampleMessage(ctx.db, {
          ...{ id, conversationId, parentId, userId, role, body: text, at: new Date(place) },
          ...{
            status: "complete",
            parts: [{ type: "text", text }],
            label: labelOfConversation(conversationId),
          },
        });
        parentId = id;
      }
    }
    await ctx.audit({
      act: "conversation.created",
      target: [{ type: "conversation", id: conversationId }],
      conversationId,
      facts: { sample: true },
    });
  },
);
