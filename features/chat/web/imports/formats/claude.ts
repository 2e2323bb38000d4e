import { z } from "zod";
import { dateOf, type FoundMessage, titleOf } from "./found-conversation.ts";

export const ClaudeConversation = z.object({
  uuid: z.string(),
  name: z.string().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  chat_messages: z.array(
    z.object({
      uuid: z.string(),
      sender: z.string(),
      text: z.string().nullish(),
      content: z.array(z.object({ type: z.string(), text: z.string().nullish() })).nullish(),
      created_at: z.string().nullish(),
      attachments: z
        .array(z.object({ file_name: z.string().nullish(), extracted_content: z.string().nullish() }))
        .nullish(),
    }),
  ),
});
type ClaudeConversation = z.infer<typeof ClaudeConversation>;

/** Reads a conversation of Claude: a list in which each message follows the one before it. */
export function readClaude(given: ClaudeConversation) {
  const createdAt = dateOf(given.created_at, new Date(0).toISOString());
  const messages: FoundMessage[] = [];
  let leftOutCount = 0;
  for (const message of given.chat_messages) {
    const text = textOf(message);
    if (text === "") {
      leftOutCount += 1;
      continue;
    }
    messages.push({
      externalId: message.uuid,
      parentExternalId: messages.at(-1)?.externalId ?? null,
      role: message.sender === "human" ? "user" : "assistant",
      text,
      createdAt: dateOf(message.created_at, createdAt),
    });
  }
  return {
    externalId: given.uuid,
    title: titleOf(given.name),
    createdAt,
    updatedAt: dateOf(given.updated_at, createdAt),
    leafExternalId: messages.at(-1)?.externalId ?? null,
    messages,
    leftOutCount,
  };
}

function textOf({ text, content, attachments }: ClaudeConversation["chat_messages"][number]): string {
  const said = (content ?? []).flatMap((part) => (part.type === "text" && part.text ? [part.text] : []));
  const files = (attachments ?? []).flatMap(({ file_name: name, extracted_content: words }) =>
    words ? [`[${name || "File"}]\n${words}`] : [],
  );
  return [...(said.length > 0 ? said : [text ?? ""]), ...files].join("\n\n").trim();
}
