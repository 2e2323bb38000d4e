import type { english } from "./english.ts";

export const german: typeof english = {
  unreadable: "Dieses Diagramm stammt aus einer anderen Version und kann nicht gezeigt werden.",
  view: "Ansicht des Diagramms",
  chart: "Diagramm",
  table: "Tabelle",
  download: "Diagramm herunterladen",
  formats: { svg: "SVG-Zeichnung", png: "PNG-Bild", csv: "CSV-Tabelle" },
  notSaved: "Das Diagramm wurde nicht gespeichert",
  label: "Bezeichnung",
  series: "Datenreihe",
  types: {
    bar: "Balkendiagramm",
    line: "Liniendiagramm",
    area: "Flächendiagramm",
    pie: "Kreisdiagramm",
    donut: "Ringdiagramm",
    scatter: "Punktdiagramm",
  },
  describe: (type, title, series, count) =>
    `${type}: ${title}. ${series}. ${count}. Die Tabelle zeigt dieselben Zahlen.`,
  countSeries: (count, names) =>
    count === 1 ? `Eine Datenreihe: ${names}` : `${count} Datenreihen: ${names}`,
  countValues: (count) => (count === 1 ? "1 Wert" : `${count} Werte`),
  none: "keine",
};
