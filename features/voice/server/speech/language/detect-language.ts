/** The distinguished languages. For others it is unknown how often they are mistaken for one of these. */
const told = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];

/** With this minimum, English names and headings are never mistaken for another language. */
const leastCertainty = 0.1;
/** Shorter texts are greetings, names and headings, which fit many languages. */
const fewestWords = 3;
const mostCharacters = 1_000;

/** The language of a text as a two-letter code. Undefined for short text and text that may be English. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const words = text.slice(0, mostCharacters).match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  // Loaded by the first text: half a megabyte of language profiles.
  const { detectAll } = await import("tinyld");
  const [best] = detectAll(text.slice(0, mostCharacters), { only: told });
  return best && best.lang !== "en" && best.accuracy >= leastCertainty ? best.lang : undefined;
}
