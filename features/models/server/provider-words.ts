import { APICallError } from "@ai-sdk/provider";
import { z } from "zod";
import { errorChain } from "./error-chain.ts";

const MAX_CHARACTERS = 300;
/** More of a body is not even looked at. */
const MAX_BODY_CHARACTERS = 20_000;
/** What keys of known vendors look like. */
const KEY_LIKE = /\b(sk|pk|key|AIza|gsk|xai)[-_A-Za-z0-9*]{6,}|\bBearer\s+\S+/g;

const message = z.string().min(1);
const Body = z.union([
  z.object({ error: z.object({ message }) }).transform(({ error }) => error.message),
  z.object({ error: message }).transform(({ error }) => error),
  z.object({ message }).transform((body) => body.message),
  z.object({ detail: message }).transform(({ detail }) => detail),
  z.tuple([z.object({ error: z.object({ message }) })]).transform(([first]) => first.error.message),
]);

/**
 * The provider's own words in a reply: its error message, or a short plain text. Bounded, on one line and
 * without keys. Undefined for anything else, such as a web page.
 */
export function providerWords(body: string, apiKey: string | undefined): string | undefined {
  const start = body.slice(0, MAX_BODY_CHARACTERS);
  const parsed = Body.safeParse(parseJson(start));
  const said = parsed.success ? parsed.data : /^\s*[<{[]/.test(start) ? "" : start;
  return cleaned(said, apiKey);
}

/** The provider's words in the failure of a call. Undefined when none arrived. */
export function providerWordsOf(error: unknown, apiKey: string | undefined): string | undefined {
  const call = errorChain(error).find((link) => APICallError.isInstance(link));
  if (APICallError.isInstance(call)) {
    const fromBody = call.responseBody ? providerWords(call.responseBody, apiKey) : undefined;
    return fromBody ?? (call.statusCode === undefined ? undefined : cleaned(call.message, apiKey));
  }
  // An error inside a stream is an object or a text.
  if (error instanceof Error || error === undefined || error === null) return undefined;
  return providerWords(typeof error === "string" ? error : (JSON.stringify(error) ?? ""), apiKey);
}

function cleaned(text: string, apiKey: string | undefined): string | undefined {
  const withoutKey = apiKey ? text.replaceAll(apiKey, "…") : text;
  const line = withoutKey.replace(KEY_LIKE, "…").replace(/\s+/g, " ").trim();
  if (!line) return undefined;
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS - 1)}…` : line;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
