import type { Language } from "./language.ts";

/** The built-in assistant's texts about itself. */
export interface OwnTexts {
  introduction: string;
  abilities: string;
  /** Used where no model is connected. */
  noModel: string;
  connectModel: string;
}

const english: OwnTexts = {
  introduction:
    "I'm the built-in assistant. I follow rules rather than a language model, and everything I say comes from " +
    "your own data or the page you point me at.",
  abilities: `I can:

- **calculate**, percentages and units included: “what is 17% of 2,340?”, “72 inches in cm”
- tell the **date and time**, anywhere: “how many days until Christmas?”, “what time is it in Tokyo?”
- **read a web page** you name and quote what matters: write “read” and its address, such as https://example.com/
- **search the web**, where a search provider is connected: “search the web for opening hours”
- **quote a file** that you attach: “what does it say about notice?”
- **answer from collections** that are switched on, with quotes: “how many days of holiday do I get?”
- **search your conversations**: “what did we say about the budget?”
- find your **files** and the **people** of your workspace: “where is the budget file?”, “who is Anna?”
- **draft from templates**: a letter, a mail, an agenda, minutes, an out-of-office note, a job ad, a status report
- start a **document** with your title and headings: “create a document called Plan with the headings Goals and Risks”
- **keep your tasks**: “remind me tomorrow at 9 to call Anna”, “show my tasks”
- **remember** what you tell me to: “remember that I prefer short answers”, “what do you remember about me?”
- **draft and send a mail**: “send a mail to anna@example.com saying that I am late”`,
  noModel: "No AI model is connected here.",
  connectModel:
    "For open questions, free writing and translation, an admin can connect a language model to this installation, on the page [Models](/admin/llm-backend).",
};

const german: OwnTexts = {
  introduction:
    "Ich bin der eingebaute Assistent. Ich folge Regeln statt einem Sprachmodell, und alles, was ich sage, stammt aus " +
    "Ihren eigenen Daten oder von der Seite, die Sie mir nennen.",
  abilities: `Ich kann:

- **rechnen**, auch mit Prozenten und Einheiten: „Wie viel sind 19 % von 2.480?“
- **Datum und Uhrzeit** sagen: „Wie viele Tage sind es bis Weihnachten?“, „Wie spät ist es in Tokio?“
- eine **Webseite lesen**, die Sie nennen, und daraus zitieren
- aus einer **angehängten Datei** und aus **Sammlungen** zitieren, die eingeschaltet sind
- Ihre **Unterhaltungen** durchsuchen: „Was haben wir über das Budget gesagt?“
- Ihre **Dateien** und die **Personen** im Arbeitsbereich finden: „Wo ist die Datei Budget?“, „Wer ist Anna?“
- **nach Vorlagen entwerfen**: Brief, Mail, Tagesordnung, Protokoll, Abwesenheitsnotiz, Stellenanzeige, Statusbericht
- ein **Dokument** mit Ihrem Titel und Überschriften beginnen: „Erstelle ein Dokument namens Plan mit den Überschriften Ziele und Risiken“
- Ihre **Aufgaben** führen: „Erinnere mich morgen um 9 Uhr an den Anruf“, „Zeig meine Aufgaben“
- mir **merken**, was Sie mir sagen: „Merk dir, dass ich kurze Antworten mag“
- eine **Mail entwerfen und senden**: „Sende eine Mail an anna@example.com mit dem Text Ich komme später“`,
  noModel: "Hier ist kein KI-Modell angebunden.",
  connectModel:
    "Für offene Fragen, freies Schreiben und Übersetzungen kann ein Admin ein Sprachmodell anbinden, auf der Seite [Modelle](/admin/llm-backend).",
};

export function textsOf(language: Language): OwnTexts {
  return language === "de" ? german : english;
}

/** The same text for a person who chose the built-in assistant beside connected models. */
export function besideModels(text: string): string {
  return text
    .replaceAll(english.noModel, "You chose the built-in assistant; other models are connected.")
    .replaceAll(
      english.connectModel,
      "For open questions, free writing and translation, choose one of the connected models.",
    )
    .replaceAll(
      german.noModel,
      "Sie haben den eingebauten Assistenten gewählt; andere Modelle sind angebunden.",
    )
    .replaceAll(
      german.connectModel,
      "Für offene Fragen, freies Schreiben und Übersetzungen wählen Sie eines der angebundenen Modelle.",
    );
}
