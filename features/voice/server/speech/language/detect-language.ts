/** What is told apart; of everything else it is not known how often it is taken for one of these. */
const told = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];

/** Where names and headings in English are never taken for something else. */
const leastCertainty = 0.1;
/** Shorter ones are greetings, names and headings, which could be of any language. */
const fewestWords = 3;
const mostCharacters = 1_000;

/** The language that the text is in, as its two letters; undefined for a text that is short or could be English. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const words = text.slice(0, mostCharacters).match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  // Loaded with the first text: half a megabyte of what is typical of languages.
  const { detectAll } = await import("tinyld");
  const [best] = detectAll(text.slice(0, mostCharacters), { only: told });
  return best && best.lang !== "en" && best.accuracy >= leastCertainty ? best.lang : undefined;
}
