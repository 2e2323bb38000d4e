/** Languages and regional variants that espeak-ng reads well, with its names for them. */
const espeakLanguages: Readonly<Record<string, string>> = {
  ...{
    de: "de",
    fr: "fr",
    es: "es",
    it: "it",
    pt: "pt",
    nl: "nl",
    pl: "pl",
    sv: "sv",
    da: "da",
    fi: "fi",
    cs: "cs",
  },
  ...{
    sk: "sk",
    hu: "hu",
    ro: "ro",
    tr: "tr",
    et: "et",
    lv: "lv",
    lt: "lt",
    hr: "hr",
    sl: "sl",
    id: "id",
    vi: "vi",
  },
  ...{ ru: "ru", uk: "uk", bg: "bg", el: "el", ko: "ko", hi: "hi", ar: "ar" },
  ...{ "es-419": "es-419", "es-mx": "es-419", "pt-br": "pt-br", no: "nb", nb: "nb", zh: "cmn" },
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
