import { daysInGerman } from "../german/day-in-german.ts";
import { leftOutInGerman } from "../german/left-out-in-german.ts";
import { lineInGerman } from "../german/lines-in-german.ts";
import { refusalInGerman } from "../german/refusal-in-german.ts";
import { sumInGerman } from "../german/sum-in-german.ts";
import { timeInGerman } from "../german/time-in-german.ts";
import type { AnswerWords } from "./answer-words.ts";

const page = "der Seite [Gedächtnis](/settings/memory) der Einstellungen";
const quote = (text: string) => `„${text}“`;
const toWhat = (about: string | undefined) => (about ? ` zu ${quote(about)}` : "");

export const germanAnswers: AnswerWords = {
  quote,
  missed: (quoted) => `Nicht verstanden habe ich ${quoted.join(" und ")}.`,
  failed: {
    calculate: "Das konnte ich nicht berechnen.",
    current_time: "Diesen Tag oder diese Zeit konnte ich nicht bestimmen.",
    web_search: "Im Web konnte ich nicht suchen.",
    search_knowledge: "Die Sammlungen konnte ich nicht durchsuchen.",
    find_people: "Nach Personen konnte ich nicht suchen.",
    search_conversations: "Ihre Unterhaltungen konnte ich nicht durchsuchen.",
    other: "Das hat nicht geklappt.",
  },
  pageFailed: (address) => `${address ?? "Diese Seite"} konnte ich nicht lesen.`,
  refusal: refusalInGerman,
  sum: sumInGerman,
  time: (text) => timeInGerman(text) ?? daysInGerman(text),
  knowledge: {
    found: "Diese Stellen sagen:",
    none: "In den Sammlungen habe ich nichts gefunden, das darauf antwortet.",
    leftOut: leftOutInGerman,
  },
  line: lineInGerman,
  conversations: {
    found: (about) => `Das steht in Ihren anderen Unterhaltungen${toWhat(about)}:`,
    none: (about) => `In Ihren anderen Unterhaltungen habe ich nichts${toWhat(about)} gefunden.`,
    message: ({ title, day, isOwn, words }) =>
      `In ${quote(title)} am ${daysInGerman(day)} ${isOwn ? "schrieben Sie" : "war die Antwort"}: ${words}`,
  },
  files: {
    found: (name) => `Ihre Dateien${toWhat(name)}:`,
    none: (name) =>
      name
        ? `Keine Ihrer Dateien hat einen Namen wie ${quote(name)}. Ich sehe nur auf Namen: Öffnen Sie eine Unterhaltung mit der Datei, um nach ihrem Inhalt zu fragen.`
        : "Ich habe keine Dateien gefunden: Sie haben noch keine geschickt.",
  },
  people: {
    found: (about) => `In diesem Arbeitsbereich${about ? `, zu ${quote(about)}` : ""}:`,
    none: (about) =>
      `Niemand in diesem Arbeitsbereich passt${about ? ` zu ${quote(about)}` : ""}. Allgemeines Wissen über Menschen habe ich nicht.`,
  },
  tasks: {
    created: ({ title, due, reminder }) => {
      const when = reminder && reminder !== due ? `Am ${daysInGerman(reminder)}` : "Dann";
      const told =
        reminder === undefined
          ? ""
          : reminder === null
            ? " Eine Erinnerung kommt nicht."
            : ` ${when} kommt eine Erinnerung.`;
      return `Die Aufgabe steht auf Ihrer Liste: **${title}**${due ? `, fällig ${daysInGerman(due)}` : ""}.${told} Sie finden sie auf der Seite [Aufgaben](/tasks).`;
    },
    found: "Ihre Aufgaben:",
    none: "Sie haben keine offenen Aufgaben.",
  },
  mail: {
    sent: "Ihre Mail wird kurz zurückgehalten, dann geht sie hinaus. Bis dahin können Sie sie zurückholen.",
    drafted:
      "Ihr Entwurf liegt auf der Seite [E-Mails](/mail), wo Sie ihn ändern und senden. Gesendet wurde nichts.",
  },
  page: {
    quoted: (name) => `Aus ${name}, zitiert und nicht umgeschrieben:`,
    notAnswered: (name, question) =>
      `Zu ${quote(question)} habe ich in ${name} nichts gefunden. Die wichtigsten Sätze, zitiert:`,
    empty: (name) => `Ich habe ${name} gelesen, aber keine Sätze gefunden, die ich zitieren könnte.`,
    unnamed: "dieser Seite",
  },
  file: {
    answers: "Die Datei sagt dazu:",
    summary: "Diese Sätze sagen das meiste der Datei:",
    begins: "So beginnt die Datei:",
    unseen: "Bilder kann ich nicht sehen: Ich habe kein Sprachmodell.",
  },
  web: {
    none: (provider) => `${provider} hat nichts gefunden.`,
    results: (provider) => `Ergebnisse von ${provider}:`,
    noProvider: "Hier ist keine Suche angebunden, also habe ich nicht im Web gesucht.",
    places: {
      "Nothing was found in what is known here either.":
        "Auch in dem, was hier bekannt ist, war nichts zu finden.",
      "Found in what is known here:": "Gefunden in dem, was hier bekannt ist:",
      "Pages that were read before:": "Seiten, die schon gelesen wurden:",
      "Earlier conversations:": "Frühere Unterhaltungen:",
      "Files:": "Dateien:",
    },
  },
  memory: {
    kept: (text) => `Das merke ich mir: **${text}**. Sie ändern oder löschen es auf ${page}.`,
    proposed: (text, why) => {
      const reason = {
        outside: ", weil in dieser Unterhaltung Text von außen steht",
        others: ", weil in dieser Unterhaltung Worte anderer stehen können",
      };
      return `Das würde ich mir merken: **${text}**. Noch ist es nur ein Vorschlag${why ? reason[why] : ""}. Nehmen Sie ihn unten an, oder lehnen Sie ihn ab.`;
    },
    off: (text) =>
      `Das sollte ich mir schon merken, und Sie haben es ausgeschaltet: **${text}**. Schalten Sie es unten ein.`,
    passed: (text) =>
      `Das habe ich an Ihr Gedächtnis weitergegeben: **${text}**. Was daraus wurde, sehen nur Sie, auf ${page}.`,
    forgotten: "Das habe ich vergessen.",
    listed: (lines) => `Das habe ich mir über Sie gemerkt:\n\n${lines}\n\nSie ändern es auf ${page}.`,
    none: "Ich habe mir nichts über Sie gemerkt. Schreiben Sie „Merk dir, dass …“.",
    waiting: (count) =>
      `${count === 1 ? "1 Vorschlag wartet" : `${count} Vorschläge warten`} auf Sie: Nehmen Sie ${count === 1 ? "ihn" : "sie"} auf ${page} an, oder lehnen Sie ${count === 1 ? "ihn" : "sie"} ab. Bis dahin merke ich mir nichts davon.`,
    isOff: "ausgeschaltet",
  },
};
