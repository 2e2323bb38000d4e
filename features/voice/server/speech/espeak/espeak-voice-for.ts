/** Languages and regional variants for which espeak-ng keeps a timbre, with its names for them. */
const espeakLanguages: Readonly<Record<string, string>> = {
  de: "de",
  fr: "fr",
  es: "es",
  "es-419": "es-419",
  "es-mx": "es-419",
  it: "it",
  pt: "pt",
  "pt-br": "pt-br",
  nl: "nl",
  pl: "pl",
};

/** Whether espeak-ng speaks this language with a voice's timbre. English always counts. */
export function hasEspeakVoice(language: string | undefined): boolean {
  const primary = (language ?? "en").toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(espeakLanguages, primary);
}

/** The stock voice in another language, with the same timbre. Unchanged for English and unknown languages. */
export function espeakVoiceFor(stockVoice: string, language: string | undefined): string {
  const tag = (language ?? "en").toLowerCase();
  const primary = tag.split("-")[0] ?? "";
  const known = [tag, primary].find((each) => Object.hasOwn(espeakLanguages, each));
  if (!known) return stockVoice;
  const timbre = stockVoice.slice(stockVoice.indexOf("+"));
  return `${espeakLanguages[known]}${timbre}`;
}
