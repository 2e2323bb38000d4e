/** The distinguished languages in Latin letters. For others it is unknown how often they are mistaken for one of these. */
const told = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];

/** With this minimum, English names and headings are never mistaken for another language. */
const leastCertainty = 0.1;
/** Shorter texts are greetings, names and headings, which fit many languages. */
const fewestWords = 3;
const mostCharacters = 1_000;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Scripts that tell the language, or a few that share them: the first one of these unless another is recognized. */
const otherScripts: readonly [RegExp, readonly string[]][] = [
  [/\p{Script=Han}/gu, ["zh"]],
  [/\p{Script=Hangul}/gu, ["ko"]],
  [/\p{Script=Greek}/gu, ["el"]],
  [/\p{Script=Devanagari}/gu, ["hi"]],
  [/\p{Script=Arabic}/gu, ["ar", "fa", "ur"]],
  [/\p{Script=Cyrillic}/gu, ["ru", "uk", "bg"]],
];

/** The language of a text as a two-letter code. Undefined for short text and text that may be English. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const start = text.slice(0, mostCharacters);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isLatin = latin * 2 >= letters;
  const ofScript = isLatin ? undefined : languagesOfScript(start);
  if (ofScript && ofScript.length < 2) return ofScript[0];
  if (!ofScript && (start.match(/\p{L}{2,}/gu) ?? []).length < fewestWords) return undefined;
  // Loaded by the first text: half a megabyte of language profiles.
  const { detectAll } = await import("tinyld");
  const [best] = detectAll(start, { only: [...(ofScript ?? told)] });
  if (ofScript) return best?.lang ?? ofScript[0];
  return best && best.lang !== "en" && best.accuracy >= leastCertainty ? best.lang : undefined;
}

/** The languages of the script that most letters have. Undefined when none of them is known here. */
function languagesOfScript(text: string): readonly string[] | undefined {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const counted = otherScripts.map(([script, languages]) => ({ letters: count(script), languages }));
  const most = counted.reduce((best, one) => (one.letters > best.letters ? one : best));
  // Japanese has Chinese characters between its own, and Chinese seldom a sign of Japanese.
  const isJapanese = count(kana) > 0 && count(kana) * 4 >= most.letters;
  if (isJapanese) return ["ja"];
  return most.letters > 0 ? most.languages : undefined;
}
