import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import { countPdfPages } from "./count-pdf-pages.ts";

/** Upper bound, because providers scale images down. */
const TOKENS_PER_IMAGE = 2_000;
/** Its text, and an image of it. */
const TOKENS_PER_PAGE = 3_000;
/** For a PDF without a page count. Pages with little content are smaller. */
const BYTES_PER_PAGE = 15_000;
const BYTES_PER_TOKEN_OF_TEXT = 3;
/** Speech in usual quality: 32 tokens per second of 16 kB. */
const BYTES_PER_TOKEN_OF_SOUND = 500;
/** More than any model can read in one call. */
const MOST_TOKENS = 1_000_000;
/** For a file that only the provider can see: at a URL, or uploaded to it earlier. */
const TOKENS_UNSEEN = 30_000;

const parsed = new WeakMap<LanguageModelV4FilePart, number>();

/** The maximum tokens of an attached file, by its kind and size. */
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
