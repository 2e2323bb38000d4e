import type { reading as english } from "./english-reading.ts";

const number = (count: number) => count.toLocaleString("de-DE");

export const reading: typeof english = {
  label: "Fortschritt",
  documents: (read: number, total: number) => `${number(read)} von ${number(total)} Dokumenten sind gelesen`,
  failed: (count: number) => (count === 1 ? "1 fehlgeschlagen" : `${number(count)} fehlgeschlagen`),
  meaning: (done: number, total: number) =>
    `die Suche nach Bedeutung kennt ${number(done)} von ${number(total)} Textstellen`,
  refused: (count: number) =>
    count === 1
      ? "das Modell hat 1 Textstelle abgelehnt, die nur Wörter finden"
      : `das Modell hat ${number(count)} Textstellen abgelehnt, die nur Wörter finden`,
  retry: "Erneut versuchen",
  retried: (documents: number, passages: number) =>
    [
      ...(documents > 0
        ? [
            documents === 1
              ? "1 Dokument wird erneut gelesen."
              : `${number(documents)} Dokumente werden erneut gelesen.`,
          ]
        : []),
      ...(passages > 0
        ? [
            passages === 1
              ? "1 Textstelle geht erneut an das Modell."
              : `${number(passages)} Textstellen gehen erneut an das Modell.`,
          ]
        : []),
    ].join(" ") || "Es gibt nichts mehr, was erneut versucht werden müsste.",
  notRetried: "Es wurde nichts erneut versucht",
};
