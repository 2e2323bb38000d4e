import { z } from "zod";

/** How OpenAI, ElevenLabs, FastAPI and their like tell of a failure; what else they send may quote what they were sent. */
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
  /** What it calls the failure and where it was, none of it a sentence. */
  words: string[];
  /** Without what is quoted in it. */
  sentence: string;
}

const word = /^[\w.-]{1,60}$/;
/** Longer ones hold more than what went wrong. */
const mostCharacters = 500;

/** What a provider says of its failure. */
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

/** Of an answer that is no JSON the beginning is its sentence. */
const plain = (said: string) => (parse(said) === undefined ? said : "");

const unquoted = (sentence: string) =>
  sentence.slice(0, mostCharacters).replace(/"[^"]*"?|`[^`]*`?|'[^']*'?/g, " ");

const isText = (value: unknown): value is string => typeof value === "string";
const isWord = (value: unknown): value is string => isText(value) && word.test(value);
