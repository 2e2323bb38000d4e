import type { Mention } from "#features/mentions/contract/index.ts";
import { notifyMentioned, requireMentions } from "#features/mentions/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Answered } from "./answering-agent.ts";
import { findConversation } from "./conversation.repository.ts";
import { listMentionsOfVersions } from "./mentions-of-versions.repository.ts";

interface MentioningQuestion {
  id: string;
  parentId: string | null;
  text: string;
  mentions: readonly Mention[];
}

/** The mentions of a question that hold. In a test of an agent nobody is mentioned. */
export function mentionsOfQuestion(
  ctx: Ctx,
  { id, is_test }: Answered,
  { text, mentions }: { text: string; mentions?: readonly Mention[] | undefined },
): Promise<Mention[]> {
  const object = { noun: "conversation", id };
  return requireMentions(ctx, { text, mentions: is_test ? [] : mentions, object, withAgents: true });
}

/** The agent that a question asks by mentioning it: the first of them. It answers that question alone. */
export function agentMentioned(mentions: readonly Mention[] = []): string | undefined {
  return mentions.find(({ type }) => type === "agent")?.id;
}

/** Tells those whom a question mentions. Who was mentioned in another version of it was told then. */
export async function notifyMentionedInQuestion(
  ctx: Ctx,
  { id: conversationId }: Answered,
  { id, parentId, text, mentions }: MentioningQuestion,
): Promise<void> {
  if (mentions.every(({ type }) => type === "agent")) return;
  const conversation = await findConversation(ctx.db, conversationId);
  if (!conversation) return;
  await notifyMentioned(ctx, {
    ...{ mentions, text, title: conversation.title },
    before: await listMentionsOfVersions(ctx.db, { conversationId, parentId, id }),
    object: { noun: "conversation", id: conversationId },
    about: { noun: "message", id },
    path: `/chat/${conversationId}?message=${id}`,
  });
}
