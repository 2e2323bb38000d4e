import type { Decision, Refusal, ToolContext } from "#features/tools/server/index.ts";
import { isFromOutside, type Label } from "#platform/contract/label.ts";
import { encodesText, quotesText } from "../carries-text.ts";
import { readsElsewhere } from "../decide-address.ts";
import { readPrivateTexts } from "../read-conversation.ts";

const askForIt =
  "Do not try other words for it. If the person should decide, ask them to write the query in a message.";

/** Why a query is not sent. */
export const queryRefusals = {
  private: {
    code: "search.query_private",
    message: `Not searched: this conversation holds text from other conversations and from outside, so only words that the person wrote are searched for. ${askForIt}`,
    summary:
      "Not searched: other conversations and text from outside were read here, so only words that you write are searched for.",
  },
  carries_text: {
    code: "search.query_carries_text",
    message: `Not searched: the query holds text of a file or of another conversation, which the search provider would learn. ${askForIt}`,
    summary: "Not searched: the query holds text of a file or of another conversation.",
  },
  encoded: {
    code: "search.query_encoded",
    message: `Not searched: the query holds what the person wrote in an encoded form. ${askForIt}`,
    summary: "Not searched: the query holds your words in an encoded form.",
  },
  too_long: {
    code: "search.conversation_too_long",
    message: `Not searched: this conversation is too long to check what the query might tell. ${askForIt}`,
    summary: "Not searched: this conversation is too long to check the query. Begin a new one.",
  },
} as const satisfies Record<string, Refusal>;

/**
 * Decides whether a query is sent, because its provider learns it. Whoever else had a word in it, such as a page or the
 * author of an agent, may have asked for it to tell the provider what only files and other conversations hold.
 */
export async function decideQuery(
  context: ToolContext,
  { input, label }: { input: { query: string }; label: Label },
): Promise<Decision> {
  if (isOfPerson(label)) return { outcome: "allow", reason: "Only the person's own words were read before." };
  const written = context.said.filter((message) => message.role === "user" && !isFromOutside(message));
  if (readsElsewhere(context, label) && !hasOnlyWordsOf(input.query, written)) return deny("private");
  const texts = await readPrivateTexts(context);
  if (!texts) return deny("too_long");
  if (quotesText(input.query, texts.secrets, texts.written)) return deny("carries_text");
  // Words that the person wrote may be searched for, but a page had them encoded.
  if (encodesText(input.query, texts.written)) return deny("encoded");
  return { outcome: "allow", reason: "It holds nothing that only a file or another conversation contains." };
}

function isOfPerson({ integrity }: Label): boolean {
  return integrity === "system" || integrity === "user";
}

function hasOnlyWordsOf(query: string, written: readonly { text: string }[]): boolean {
  const known = new Set(written.flatMap(({ text }) => wordsOf(text)));
  return wordsOf(query).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function deny(reason: keyof typeof queryRefusals): Decision {
  return { outcome: "deny", refusal: queryRefusals[reason] };
}
