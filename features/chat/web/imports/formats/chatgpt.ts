import { z } from "zod";
import { dateOf, type FoundMessage, titleOf } from "./found-conversation.ts";

const Node = z.object({
  parent: z.string().nullish(),
  message: z
    .object({
      id: z.string().nullish(),
      author: z.object({ role: z.string() }),
      create_time: z.number().nullish(),
      recipient: z.string().nullish(),
      content: z.object({ content_type: z.string(), parts: z.array(z.unknown()).nullish() }).nullish(),
      metadata: z.object({ is_visually_hidden_from_conversation: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
});

export const ChatGptConversation = z.object({
  id: z.string().nullish(),
  conversation_id: z.string().nullish(),
  title: z.string().nullish(),
  create_time: z.number().nullish(),
  update_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), Node),
});
type ChatGptConversation = z.infer<typeof ChatGptConversation>;

/**
 * Reads a conversation of ChatGPT: a tree of nodes, of which only what people and the assistant said is kept. A kept
 * node hangs below its nearest kept ancestor, so branches stay branches.
 */
export function readChatGpt(given: ChatGptConversation) {
  const { mapping } = given;
  const createdAt = dateOf(given.create_time, new Date(0).toISOString());
  /** The nearest kept node of each, itself included. */
  const nearest = new Map<string, string>();
  const messages: FoundMessage[] = [];
  let leftOutCount = 0;
  for (const id of inOrder(mapping)) {
    const node = mapping[id];
    const above = nearest.get(node?.parent ?? "");
    nearest.set(id, above ?? "");
    if (!node?.message || !isSaid(node)) continue;
    if (textOf(node) === "") {
      leftOutCount += isForm(node) ? 1 : 0;
      continue;
    }
    nearest.set(id, id);
    messages.push({
      externalId: id,
      parentExternalId: above || null,
      role: node.message.author.role === "user" ? "user" : "assistant",
      text: textOf(node),
      createdAt: dateOf(node.message.create_time, createdAt),
    });
  }
  return {
    externalId: given.conversation_id ?? given.id ?? "",
    title: titleOf(given.title),
    createdAt,
    updatedAt: dateOf(given.update_time, createdAt),
    leafExternalId: (nearest.get(given.current_node ?? "") || messages.at(-1)?.externalId) ?? null,
    messages,
    leftOutCount,
  };
}

type Mapping = ChatGptConversation["mapping"];

/** Ids of nodes, parents before their children. Nodes in a circle are left out. */
function inOrder(mapping: Mapping): string[] {
  const children = new Map<string, string[]>();
  const roots: string[] = [];
  for (const [id, { parent }] of Object.entries(mapping)) {
    if (!parent || !(parent in mapping)) roots.push(id);
    else {
      const siblings = children.get(parent);
      if (siblings) siblings.push(id);
      else children.set(parent, [id]);
    }
  }
  const order = roots;
  for (let at = 0; at < order.length; at += 1) {
    // One by one: a call has no room for a hundred thousand.
    for (const child of children.get(order[at] ?? "") ?? []) order.push(child);
  }
  return order;
}

type Node = z.infer<typeof Node>;

/** By a person or the assistant, to the other. */
function isSaid({ message }: Node): boolean {
  if (!message || !["user", "assistant"].includes(message.author.role)) return false;
  if (message.metadata?.is_visually_hidden_from_conversation) return false;
  // What was said to a tool, not to the person.
  return !message.recipient || message.recipient === "all";
}

/** A form without text that is known: an empty text is nothing that is left out. */
function isForm({ message }: Node): boolean {
  const type = message?.content?.content_type;
  return type !== undefined && type !== "text" && !inner.includes(type);
}

/** What the assistant wrote to itself. */
const inner = ["thoughts", "reasoning_recap", "model_editable_context", "user_editable_context"];

function textOf({ message }: Node): string {
  const { content_type: type, parts } = message?.content ?? {};
  if (type !== "text" && type !== "multimodal_text") return "";
  return (parts ?? []).map(wordsOf).join("\n\n").trim();
}

/** Pictures and sounds are not in the JSON; a transcript is. */
function wordsOf(part: unknown): string {
  if (typeof part === "string") return part;
  const known = z.object({ content_type: z.string(), text: z.string().optional() }).safeParse(part).data;
  if (known?.content_type === "audio_transcription") return known.text ?? "";
  return known ? "[A file that is not in the export]" : "";
}
