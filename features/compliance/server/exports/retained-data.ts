import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** What others took out of the product before an erasure. */
export const retainedExportData: KeptData[] = [
  {
    tables: [],
    what: [
      "files that others had made before and in which the person occurs: exports, archives, packages of legal holds",
      "Dateien, die andere zuvor erstellen ließen und in denen die Person vorkommt: Exporte, Archive, Pakete zu Aufbewahrungspflichten",
    ],
    ground: [
      "right or duty of those who asked for them (GDPR Art. 6 (1) c and f, Art. 15, Art. 20)",
      "Recht oder Pflicht derer, die sie verlangt haben (DSGVO Art. 6 Abs. 1 c und f, Art. 15, Art. 20)",
    ],
    until: [
      "72 hours after they were made; copies that somebody downloaded are in their hands",
      "72 Stunden nachdem sie erstellt wurden; heruntergeladene Kopien liegen bei denen, die sie haben",
    ],
  },
  {
    tables: [],
    what: [
      "events that were delivered to receivers before: what happened when, with ids, sealed content left out",
      "Ereignisse, die zuvor an Empfänger gingen: was wann geschah, mit Kennungen, ohne versiegelten Inhalt",
    ],
    ground: [
      "accountability, and the law that the receiver is under (GDPR Art. 5 (2), Art. 17 (3) e)",
      "Rechenschaftspflicht, und das Recht, dem der Empfänger unterliegt (DSGVO Art. 5 Abs. 2, Art. 17 Abs. 3 e)",
    ],
    until: ["as long as the receiver keeps them", "solange der Empfänger sie aufbewahrt"],
  },
];
