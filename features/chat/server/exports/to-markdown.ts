import type { Ctx } from "#platform/server/context.ts";
import type { ExportedMessage, Part } from "../../contract/index.ts";
import { defuseMarkdown } from "./defuse-markdown.ts";
import type { Place } from "./export.repository.ts";
import type { Exported } from "./exported.ts";
import { readMessages } from "./read-messages.ts";

/** The shown branch as a Markdown document, piece by piece: questions, answers, what tools did, and sources. */
export async function* toMarkdown(ctx: Ctx, exported: Exported): AsyncGenerator<string> {
  const { conversation, places, leftOut, hasComments, isOfSeveral, at } = exported;
  yield `# ${inline(conversation.title)}\n\n`;
  yield `Begun ${minuteOf(conversation.created_at.toISOString())} · exported ${minuteOf(at.toISOString())}\n`;
  const branch = branchOf(places, conversation.leaf_message_id);
  const others = places.length + leftOut - branch.length;
  if (others > 0)
    yield `\n${others} other ${others === 1 ? "message is" : "messages are"} not in this file. ${why}\n`;
  if (hasComments) yield "\nComments on the messages are not part of this file.\n";
  for await (const message of readMessages(ctx, { ...exported, places: branch })) {
    for (const piece of sayMessage(message, isOfSeveral)) yield `\n${piece}\n`;
  }
}

const why = "It holds the shown branch; the JSON export has the versions beside it.";

/** Without a known end, the branch of the last message is shown. */
function branchOf(places: Place[], leafId: string | null): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const branch: Place[] = [];
  let next = (leafId === null ? undefined : byId.get(leafId)) ?? places.at(-1);
  while (next && branch.length < places.length) {
    branch.push(next);
    next = next.parentId === null ? undefined : byId.get(next.parentId);
  }
  return branch.reverse();
}

function sayMessage(message: ExportedMessage, isOfSeveral: boolean): string[] {
  const { role, model, parts, createdAt, author } = message;
  const by = isOfSeveral ? ` by ${inline(author ?? "somebody who left")}` : "";
  const who = role === "user" ? `Question${by}` : `Answer${model ? ` (${inline(model.label)})` : ""}`;
  return [`## ${who}, ${minuteOf(createdAt)}`, ...parts.flatMap(sayPart), ...saySources(parts)];
}

function sayPart(part: Part): string[] {
  switch (part.type) {
    case "reasoning":
      return [];
    case "text":
      return part.isInterrupted || part.text === "" ? [] : [defuseMarkdown(part.text)];
    case "tool-call":
      return [`> ${inline(part.title)}: ${inline(part.summary || part.status)}`];
    case "file":
      return [`> File: ${inline(part.name)}`];
    case "material":
      return [`> ${inline(part.title)}: ${inline(part.text)}`];
  }
}

function saySources(parts: Part[]): string[] {
  const sources = parts.flatMap((part) => (part.type === "tool-call" ? part.sources : []));
  if (sources.length === 0) return [];
  return [["Sources:", ...sources.map(({ title, url }) => `- ${inline(title)}: ${inline(url)}`)].join("\n")];
}

/** One line of plain text. */
function inline(text: string): string {
  return defuseMarkdown(text.replace(/\s+/g, " ")).replace(/[`*_[\]]/g, "\\$&");
}

function minuteOf(at: string): string {
  return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
