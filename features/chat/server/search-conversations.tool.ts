import { z } from "zod";
import { defineTool } from "#features/tools/server/index.ts";
import { joinLabels } from "#platform/contract/label.ts";
import { closeQuotes } from "./close-quotes.ts";
import { plainExcerpt, typedExcerpt } from "./plain-excerpt.ts";
import { type RecalledMessage, recallMessages } from "./search/recall-messages.ts";

/** Searches what the person and the assistant wrote in the person's other conversations. */
export const searchConversations = defineTool({
  name: "search_conversations",
  title: "Search conversations",
  about: "Looks for words in your earlier conversations.",
  description:
    "Search the person's earlier conversations by words. Use it when they ask what was said, decided or asked before.",
  input: z.object({ query: z.string().trim().min(1).max(200).describe("Words to look for") }),
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["query"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 5_000,
  isOpenToVisitors: true,
  describe: ({ query: words }) => `Searching conversations for “${words}”`,
  async run({ ctx, conversationId }, { query: text }) {
    const found = await recallMessages(ctx, text, conversationId);
    return {
      content:
        found.length === 0
          ? `Nothing was found for “${text}” in other conversations.`
          : [...found.filter(hasAll).map(line), ...someOnly(found)].join("\n\n"),
      summary: found.length === 1 ? "1 message found" : `${found.length} messages found`,
      sources: uniqueConversations(found),
      // An old answer may quote a web page, so its label travels with it. Titles are quoted too.
      label: joinLabels(found.flatMap((one) => [one, { ...one, integrity: one.title_integrity }])),
      data: {
        found: found.map(({ id, conversation_id }) => ({ messageId: id, conversationId: conversation_id })),
      },
    };
  },
});

const hasAll = ({ holdsAll }: RecalledMessage) => holdsAll;

/** Messages with only some of the words, below the others and under a heading that says so. */
function someOnly(found: RecalledMessage[]): string[] {
  const some = found.filter((message) => !hasAll(message));
  if (some.length === 0) return [];
  const isAnyBetter = some.length < found.length;
  return [
    isAnyBetter ? "Only some of the words:" : "No message holds all of the words. Some of them:",
    ...some.map(line),
  ];
}

function line({ title, role, excerpt, created_at }: RecalledMessage): string {
  const [who, words] =
    role === "user" ? ["the person", typedExcerpt(excerpt)] : ["the assistant", plainExcerpt(excerpt)];
  return `In “${title}” on ${day.format(created_at)}, ${who} wrote: ${closeQuotes(words)}`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function uniqueConversations(found: RecalledMessage[]) {
  const byId = new Map(found.map(({ conversation_id, title }) => [conversation_id, title]));
  return [...byId].map(([id, title]) => ({ title, url: `/chat/${id}` }));
}
