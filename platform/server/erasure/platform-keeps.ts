import type { KeptData } from "./kept-data.ts";

const accountability = [
  "accountability: to show what was done with data, and to answer claims (GDPR Art. 5 (2), Art. 17 (3) e)",
  "Rechenschaftspflicht: nachweisen, was mit Daten geschah, und Ansprüche beantworten (DSGVO Art. 5 Abs. 2, Art. 17 Abs. 3 e)",
] as const;
const forGood = ["for good", "auf Dauer"] as const;

/** The log and the proof of erasures. */
export const platformKeeps: KeptData[] = [
  {
    tables: ["audit_events", "audit_facets", "logs", "log_entries", "log_checkpoints"],
    what: [
      "events of the log without personal content: what kind of thing happened when, with ids that lead nowhere",
      "Ereignisse des Protokolls ohne persönlichen Inhalt: was wann geschah, mit Kennungen, die nirgends hinführen",
    ],
    ground: accountability,
    until: forGood,
  },
  {
    tables: ["erasures", "erasure_certificates"],
    what: [
      "that the erasure was asked for and done, in ids and numbers, and its certificates",
      "dass die Löschung verlangt und vollzogen wurde, in Kennungen und Zahlen, und ihre Bescheinigungen",
    ],
    ground: accountability,
    until: forGood,
  },
  {
    tables: ["pgboss.job", "pgboss.job_common"],
    what: ["finished jobs with the id of the person", "erledigte Aufträge mit der Kennung der Person"],
    ground: [
      "legitimate interest: finding out why background work failed (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse: herausfinden, warum Arbeit im Hintergrund scheiterte (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["7 days after the job", "7 Tage nach dem Auftrag"],
  },
  {
    isOfAnonymized: true,
    tables: ["events"],
    what: [
      "which sessions ended, by their ids, so that browsers that stand open show nothing more",
      "welche Sitzungen endeten, als Kennungen, damit offene Browser nichts mehr zeigen",
    ],
    ground: ["security (GDPR Art. 32)", "Sicherheit (DSGVO Art. 32)"],
    until: ["48 hours", "48 Stunden"],
  },
];
