import { APICallError } from "@ai-sdk/provider";
import { isFields } from "./is-fields.ts";

/** Providers' error names and the equivalent HTTP status. The first match counts. */
const STATUS_BY_WORD: [RegExp, number][] = [
  [/insufficient_quota|rate_limit/, 429],
  [/authentication|api_key/, 401],
  [/permission/, 403],
  [/not_found/, 404],
  [/context_length|bad_request|invalid/, 400],
  [/overload/, 503],
  [/timeout/, 504],
];

/**
 * The error that a provider sent instead of a chunk. If it names a status, by number or word, it becomes the
 * error of that status before the stream.
 */
export function chatStreamError(said: unknown, url: string): unknown {
  const statusCode = isFields(said) ? statusOf(said) : undefined;
  if (!isFields(said) || statusCode === undefined) return said;
  return new APICallError({
    message: typeof said.message === "string" ? said.message : "",
    url,
    requestBodyValues: undefined,
    statusCode,
    responseBody: JSON.stringify(said),
    data: said,
  });
}

function statusOf({ code, type }: Record<string, unknown>): number | undefined {
  const number = typeof code === "string" ? Number(code) : code;
  if (typeof number === "number" && number >= 400 && number <= 599) return number;
  const words = [code, type].filter((word) => typeof word === "string").join(" ");
  return STATUS_BY_WORD.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1];
}
