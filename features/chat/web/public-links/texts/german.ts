import type { english } from "./english.ts";

export const german: typeof english = {
  badge: "Kopie, nur zum Lesen",
  taken: (when) => `Stand vom ${when}`,
  question: "Frage",
  answer: "Antwort",
  answeredBy: (model) => `Beantwortet von ${model}`,
  toolDone: "verwendet",
  toolFailed: "ohne Erfolg",
  leftOut: "Das Artefakt dieses Schritts gehört nicht zu dieser Kopie.",
  note: "Jemand hat diese Kopie eines Gesprächs geteilt. Die Antworten hat ein KI-Assistent geschrieben. Sie können Fehler enthalten.",
  failed: "Das Gespräch konnte nicht geladen werden",
  gone: {
    title: "Dieser Link funktioniert nicht mehr",
    text: "Vielleicht ist er abgelaufen, wurde zurückgezogen oder nur zum Teil kopiert. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
    home: "Zur Startseite",
  },
};
