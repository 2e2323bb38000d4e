import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import { countPdfPages } from "./count-pdf-pages.ts";

/** A picture is made smaller before it is read; so much is the most that it costs then. */
const TOKENS_PER_IMAGE = 2_000;
/** Its text, and a picture of it. */
const TOKENS_PER_PAGE = 3_000;
/** Of a PDF that does not say how many pages it has; a page with little on it is smaller. */
const BYTES_PER_PAGE = 15_000;
const BYTES_PER_TOKEN_OF_TEXT = 3;
/** Speech of usual quality: 32 tokens for a second of 16 kB. */
const BYTES_PER_TOKEN_OF_SOUND = 500;
/** More than any model reads in one call. */
const MOST_TOKENS = 1_000_000;
/** Of what only the provider can see: it stands at an address, or was left with it before. */
const TOKENS_UNSEEN = 30_000;

const parsed = new WeakMap<LanguageModelV4FilePart, number>();

/** What a file that is sent along costs at most, as its kind and its size say. */
export function tokensOfFile(file: LanguageModelV4FilePart): number {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const tokens = Math.min(MOST_TOKENS, reckon(file));
  parsed.set(file, tokens);
  return tokens;
}

function reckon({ mediaType, data }: LanguageModelV4FilePart): number {
  if (data.type === "text") return textTokens(Buffer.byteLength(data.text));
  if (mediaType.startsWith("image")) return TOKENS_PER_IMAGE;
  if (data.type !== "data") return TOKENS_UNSEEN;
  const bytes = typeof data.data === "string" ? Buffer.from(data.data, "base64") : Buffer.from(data.data);
  if (mediaType === "application/pdf") {
    return (countPdfPages(bytes) ?? Math.ceil(bytes.length / BYTES_PER_PAGE)) * TOKENS_PER_PAGE;
  }
  if (mediaType.startsWith("audio") || mediaType.startsWith("video")) {
    return Math.ceil(bytes.length / BYTES_PER_TOKEN_OF_SOUND);
  }
  return textTokens(bytes.length);
}

function textTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN_OF_TEXT);
}
