import type { KeptData } from "./kept-data.ts";

const accountability = [
  "accountability: to show what was done with data, and to answer claims (GDPR Art. 5 (2), Art. 17 (3) e)",
  "Rechenschaftspflicht: nachweisen, was mit Daten geschah, und Ansprüche beantworten (DSGVO Art. 5 Abs. 2, Art. 17 Abs. 3 e)",
] as const;
const forGood = ["for good", "auf Dauer"] as const;

/** The log and the proof of erasures. */
export const retainedPlatformData: KeptData[] = [
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
    tables: ["outgoing_messages"],
    what: [
      "the last mail, which tells the person of the erasure: the address, and the text sealed",
      "die letzte Mail, die der Person von der Löschung berichtet: die Adresse, und versiegelt der Text",
    ],
    ground: [
      "the duty to tell the person what was done (GDPR Art. 12 (3))",
      "Pflicht, der Person zu sagen, was geschah (DSGVO Art. 12 Abs. 3)",
    ],
    until: ["until it is delivered, 24 hours at most", "bis sie zugestellt ist, höchstens 24 Stunden"],
  },
  {
    tables: [],
    what: [
      "copies in the operator's backups, with sealed content and the keys that open it; the operator keeps them apart from use, and erases the person again when one is restored",
      "Kopien in den Sicherungen des Betreibers, mit versiegeltem Inhalt und den Schlüsseln, die ihn öffnen; der Betreiber hält sie vom Gebrauch getrennt und löscht die Person erneut, wenn er eine einspielt",
    ],
    ground: [
      "security: restoring data after a failure (GDPR Art. 32 (1) c)",
      "Sicherheit: Daten nach einem Ausfall wiederherstellen (DSGVO Art. 32 Abs. 1 c)",
    ],
    until: [
      "until the backups expire, which the operator has to see to",
      "bis die Sicherungen ablaufen, wofür der Betreiber zu sorgen hat",
    ],
  },
  {
    tables: [],
    what: [
      "bytes of deleted rows in the files and the write-ahead log of the database, which no query reads",
      "Bytes gelöschter Zeilen in den Dateien und im Write-Ahead-Log der Datenbank, die keine Abfrage liest",
    ],
    ground: [
      "security: a database that survives a crash (GDPR Art. 32 (1) b)",
      "Sicherheit: eine Datenbank, die einen Absturz übersteht (DSGVO Art. 32 Abs. 1 b)",
    ],
    until: [
      "until PostgreSQL uses the space again, hours to days; the operator can hasten it",
      "bis PostgreSQL den Platz wieder benutzt, Stunden bis Tage; der Betreiber kann es beschleunigen",
    ],
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
