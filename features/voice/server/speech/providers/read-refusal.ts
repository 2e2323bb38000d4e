import { z } from "zod";

/** Error formats of OpenAI, ElevenLabs, FastAPI and similar. Other fields may quote the request. */
const Told = z.object({
  code: z.unknown().optional(),
  type: z.unknown().optional(),
  status: z.unknown().optional(),
  error: z.unknown().optional(),
  param: z.unknown().optional(),
  loc: z.array(z.unknown()).optional(),
  message: z.unknown().optional(),
  msg: z.unknown().optional(),
});
type Told = z.infer<typeof Told>;

interface Refusal {
  /** Error codes and locations, without sentences. */
  words: string[];
  /** The message without quoted parts. */
  sentence: string;
}

const word = /^[\w.-]{1,60}$/;
/** Longer messages contain more than the error. */
const mostCharacters = 500;

/** Parses a provider's error reply. */
export function readRefusal(said: string): Refusal {
  const told = tellings(said);
  const words = told.flatMap(({ code, type, status, error, param, loc = [] }) =>
    [code, type, status, error, param, ...loc].filter(isWord),
  );
  const sentences = told.flatMap(({ message, msg, error }) => [message, msg, error]).filter(isText);
  return { words, sentence: unquoted((sentences.length > 0 ? sentences.join(" ") : plain(said)).trim()) };
}

function tellings(said: string): Told[] {
  const body = parse(said);
  if (typeof body !== "object" || body === null) return [];
  const { error, detail, ...rest } = body as Record<string, unknown>;
  return [error, detail, rest].flat().flatMap((each) => {
    if (typeof each === "string") return [{ message: each }];
    const told = Told.safeParse(each);
    return told.success ? [told.data] : [];
  });
}

function parse(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** For a reply that is not JSON, its beginning is the message. */
const plain = (said: string) => (parse(said) === undefined ? said : "");

const unquoted = (sentence: string) =>
  sentence.slice(0, mostCharacters).replace(/"[^"]*"?|`[^`]*`?|'[^']*'?/g, " ");

const isText = (value: unknown): value is string => typeof value === "string";
const isWord = (value: unknown): value is string => isText(value) && word.test(value);
