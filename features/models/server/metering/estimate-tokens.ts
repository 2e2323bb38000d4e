import type { LanguageModelV4CallOptions, LanguageModelV4Message } from "@ai-sdk/provider";
import { tokensOfFile } from "./tokens-of-file.ts";

/**
 * The worst case of bytes per token: plain English has over four; code, digits and other scripts have about
 * three.
 */
const WORST_BYTES_PER_TOKEN = 3;
/** Overhead that providers add per message. */
const TOKENS_PER_MESSAGE = 8;
/** Assumed when a call does not limit its answer. */
const USUAL_MAX_OUTPUT_TOKENS = 8_192;
/** The same estimate as in the journal of runs. */
const USUAL_CHARACTERS_PER_TOKEN = 4;

/** The maximum expected usage: everything the call sends, and the longest answer it allows. */
export function worstCaseOf({ prompt, tools = [], maxOutputTokens }: LanguageModelV4CallOptions) {
  const bytes = Buffer.byteLength(writtenOf(prompt) + (tools.length > 0 ? JSON.stringify(tools) : ""));
  const fixed = prompt.length * TOKENS_PER_MESSAGE + tokensOfFiles(prompt);
  return {
    inputTokens: Math.ceil(bytes / WORST_BYTES_PER_TOKEN) + fixed,
    cachedInputTokens: 0,
    outputTokens: maxOutputTokens ?? USUAL_MAX_OUTPUT_TOKENS,
  };
}

/** The likely input of a call whose usage the provider did not report. */
export function usualInputOf({ prompt, tools = [] }: LanguageModelV4CallOptions): number {
  const characters = writtenOf(prompt).length + (tools.length > 0 ? JSON.stringify(tools).length : 0);
  return usualTokensOf(characters) + tokensOfFiles(prompt);
}

/** The usual number of tokens for so many characters. */
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
