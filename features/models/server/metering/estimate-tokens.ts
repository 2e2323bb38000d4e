import type { LanguageModelV4CallOptions, LanguageModelV4Message } from "@ai-sdk/provider";
import { tokensOfFile } from "./tokens-of-file.ts";

/** Bytes of a token at its shortest: plain English has more than four, code, digits and other scripts about three. */
const WORST_BYTES_PER_TOKEN = 3;
/** What providers put around each message. */
const TOKENS_PER_MESSAGE = 8;
/** When a call does not say how long its answer may be. */
const USUAL_MAX_OUTPUT_TOKENS = 8_192;
/** As the journal of runs reckons what nobody counted. */
const USUAL_CHARACTERS_PER_TOKEN = 4;

/** The most that a call is expected to use: everything it sends, and the longest answer that it lets come. */
export function worstCaseOf({ prompt, tools = [], maxOutputTokens }: LanguageModelV4CallOptions) {
  const bytes = Buffer.byteLength(writtenOf(prompt) + (tools.length > 0 ? JSON.stringify(tools) : ""));
  const fixed = prompt.length * TOKENS_PER_MESSAGE + tokensOfFiles(prompt);
  return {
    inputTokens: Math.ceil(bytes / WORST_BYTES_PER_TOKEN) + fixed,
    cachedInputTokens: 0,
    outputTokens: maxOutputTokens ?? USUAL_MAX_OUTPUT_TOKENS,
  };
}

/** What a provider has probably read of a call that it did not count. */
export function usualInputOf({ prompt, tools = [] }: LanguageModelV4CallOptions): number {
  const characters = writtenOf(prompt).length + (tools.length > 0 ? JSON.stringify(tools).length : 0);
  return usualTokensOf(characters) + tokensOfFiles(prompt);
}

/** The tokens of a text of so many characters, as a rule. */
export function usualTokensOf(characters: number): number {
  return Math.ceil(characters / USUAL_CHARACTERS_PER_TOKEN);
}

function writtenOf(prompt: LanguageModelV4Message[]): string {
  return prompt
    .map(({ content }) =>
      typeof content === "string" ? content : JSON.stringify(content.filter(({ type }) => type !== "file")),
    )
    .join("\n");
}

function tokensOfFiles(prompt: LanguageModelV4Message[]): number {
  return prompt
    .flatMap(({ content }) =>
      typeof content === "string" ? [] : content.filter((part) => part.type === "file"),
    )
    .reduce((sum, file) => sum + tokensOfFile(file), 0);
}
