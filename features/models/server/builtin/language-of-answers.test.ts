import { describe, expect, it } from "vitest";
import { answerWords } from "./answers/words-in.ts";
import { composeAnswer } from "./compose-answer.ts";
import { languageOf } from "./language.ts";
import { makePlan } from "./make-plan.ts";
import { quoteFiles } from "./quote-files.ts";
import { respond } from "./respond.ts";

const clock = "in Europe/Vienna (UTC+1)";
const task =
  "- Miete (state open, priority high, due Monday, 30 November 2026 at 09:00 (Europe/Vienna); id 01980000-0000-7000-8000-000000000004)";
const due = "due Monday, 30 November 2026 at 09:00 (Europe/Vienna)";
const remind = (text: string) =>
  `The task “Miete” is on the page Tasks (/tasks), ${text} Its id is 01980000-0000-7000-8000-000000000004.`;
const page =
  "# Lieferung\nAddress: https://shop.test/\n\n---\n\nWir liefern alle bestellten Waren binnen drei Werktagen nach Graz.";
const passage = `These passages were found.\n\n[Handbuch, Urlaub]\n(document 01980000-0000-7000-8000-000000000004, passage 2)\nAlle Angestellten haben 25 Urlaubstage im Jahr.`;

const answers: [toolName: string, input: object, text: string, german: string][] = [
  ["calculate", {}, "19% of 1249.90 = 237.481", "19 % von 1.249,90 = **237,481**"],
  ["calculate", {}, "20% off 80 = 64", "20 % Nachlass auf 80 = **64**"],
  ["calculate", {}, "5 meilen = 8.04672 km", "5 Meilen = **8,04672 km**"],
  ["calculate", {}, "what percent of 80 is 20 = 25", "Das ergibt = **25**"],
  [
    "current_time",
    {},
    `It is Sunday, 29 November 2026, 08:46 ${clock}.`,
    "Es ist Sonntag, 29. November 2026, 08:46 Uhr in Europe/Vienna (UTC+1).",
  ],
  [
    "current_time",
    {},
    "It is 1 day (1 working day) from Monday, 30 November 2026 to Tuesday, 1 December 2026.",
    "Es ist 1 Tag (1 Arbeitstag), von Montag, 30. November 2026 bis Dienstag, 1. Dezember 2026.",
  ],
  [
    "current_time",
    {},
    "Friday, 25 December 2026 is 26 days from now, in calendar week 52. Today is Sunday, 29 November 2026.",
    "Freitag, 25. Dezember 2026 ist in 26 Tagen, in Kalenderwoche 52. Heute ist Sonntag, 29. November 2026.",
  ],
  [
    "current_time",
    {},
    "Friday, 27 November 2026 is 2 days ago, in calendar week 48. Today is Sunday, 29 November 2026.",
    "Freitag, 27. November 2026 war vor 2 Tagen, in Kalenderwoche 48. Heute ist Sonntag, 29. November 2026.",
  ],
  [
    "current_time",
    {},
    "3 weeks after Sunday, 29 November 2026 is Sunday, 20 December 2026. Today is Sunday, 29 November 2026.",
    "3 Wochen nach Sonntag, 29. November 2026 ist Sonntag, 20. Dezember 2026. Heute ist Sonntag, 29. November 2026.",
  ],
  [
    "current_time",
    {},
    "2 hours after 23:30 is 01:30 the next day.",
    "2 Stunden nach 23:30 Uhr ist es 01:30 Uhr am nächsten Tag.",
  ],
  [
    "read_web_page",
    { question: "Graz" },
    page,
    "Aus [Lieferung](https://shop.test/), zitiert und nicht umgeschrieben:\n\n> Wir liefern alle bestellten Waren binnen drei Werktagen nach Graz.",
  ],
  [
    "web_search",
    {},
    "Results of Brave:\n\n1. Albertina\n   https://albertina.test/",
    "Ergebnisse von Brave:\n\n- [Albertina](<https://albertina.test/>)",
  ],
  [
    "web_search",
    {},
    "No search provider is connected to this installation, so the web was not searched. Say so.\n\nNothing was found in what is known here either.",
    "Hier ist keine Suche angebunden, also habe ich nicht im Web gesucht.\n\nAuch in dem, was hier bekannt ist, war nichts zu finden.",
  ],
  [
    "search_knowledge",
    { question: "Urlaubstage" },
    passage,
    "Diese Stellen sagen:\n\n- „Alle Angestellten haben 25 Urlaubstage im Jahr.“ [Handbuch, Urlaub]",
  ],
  [
    "search_knowledge",
    { question: "Hunde" },
    "1 collection was left out, because not everybody who reads this conversation may read it.\n\nNothing was found.",
    "In den Sammlungen habe ich nichts gefunden, das darauf antwortet.\n\n1 Sammlung blieb außen vor, weil nicht alle, die diese Unterhaltung lesen, sie lesen dürfen.",
  ],
  [
    "search_conversations",
    { query: "Umzug" },
    "In “Umzug” on 2 November 2026, the person wrote: Am 12. März\n\nIn “Umzug” on 3 November 2026, the assistant wrote: Gut",
    "Das steht in Ihren anderen Unterhaltungen zu „Umzug“:\n\n- In „Umzug“ am 2. November 2026 schrieben Sie: Am 12. März\n- In „Umzug“ am 3. November 2026 war die Antwort: Gut",
  ],
  [
    "find_files",
    {},
    "- Plan (v2).pdf (pdf, 3 pages, 29 November 2026, in “Pläne”)\nThere are 4 more.",
    "Ihre Dateien:\n\n- Plan (v2).pdf (pdf, 3 Seiten, 29. November 2026, in „Pläne“)\n\nEs gibt 4 weitere.",
  ],
  [
    "find_people",
    { name: "Eva" },
    "- Eva Ernst (eva@example.com; member; in Vertrieb)",
    "In diesem Arbeitsbereich, zu „Eva“:\n\n- Eva Ernst (eva@example.com; Mitglied; in Vertrieb)",
  ],
  [
    "find_people",
    { name: "Eva" },
    "No such person is here.",
    "Niemand in diesem Arbeitsbereich passt zu „Eva“. Allgemeines Wissen über Menschen habe ich nicht.",
  ],
  [
    "list_tasks",
    {},
    task,
    "Ihre Aufgaben:\n\n- Miete (offen, Vorrang hoch, fällig Montag, 30. November 2026, 09:00 Uhr (Europe/Vienna))",
  ],
  [
    "create_task",
    { title: "Miete", due_at: "2026-11-30T09:00" },
    remind(`${due}. A reminder comes on Monday, 30 November 2026 at 09:00 (Europe/Vienna).`),
    "Die Aufgabe steht auf Ihrer Liste: **Miete**, fällig Montag, 30. November 2026, 09:00 Uhr (Europe/Vienna). Dann kommt eine Erinnerung. Sie finden sie auf der Seite [Aufgaben](/tasks).",
  ],
  [
    "draft_mail",
    {},
    "The draft is stored.",
    "Ihr Entwurf liegt auf der Seite [E-Mails](/mail), wo Sie ihn ändern und senden. Gesendet wurde nichts.",
  ],
  ["forget", {}, "This is not remembered any more.", "Das habe ich vergessen."],
  [
    "list_memories",
    {},
    "- Tee (switched off)",
    "Das habe ich mir über Sie gemerkt:\n\n- Tee (ausgeschaltet)\n\nSie ändern es auf der Seite [Gedächtnis](/settings/memory) der Einstellungen.",
  ],
];

describe("every sentence of an answer is in the language of the request", () => {
  it.each(answers)("of %s %j: %s", (toolName, input, text, german) => {
    expect(composeAnswer([{ toolName, input, text, isError: false }], [], "de")).toBe(german);
  });

  it.each([
    ["calculate", "This divides by zero.", "Das konnte ich nicht berechnen. Das teilt durch null."],
    [
      "current_time",
      '"blursday" does not name a day that is known here.',
      "„blursday“ ist hier als Tag nicht bekannt.",
    ],
    [
      "read_web_page",
      "10.0.0.5 is not on the public internet, so it is not opened. For a server in your own network, the operator adds its host:port to BROWSING_ALLOWED_ORIGINS and restarts. Until then, save the page and add it as a file.",
      "als host:port in BROWSING_ALLOWED_ORIGINS einträgt",
    ],
    [
      "find_people",
      "Guests and auditors see no list of the people of a workspace.",
      "Gäste und Prüfer sehen keine Liste der Personen.",
    ],
    [
      "forget",
      "Several memories fit. Ask the person which one they mean:\n- Tee\n- Kaffee",
      "Mehreres passt. Was davon meinen Sie?\n\n- Tee\n- Kaffee",
    ],
    [
      "read_web_page",
      "The server took too long to answer.",
      "konnte ich nicht lesen. Der Server hat zu lange nicht geantwortet.",
    ],
  ])("also where %s refuses: %s", (toolName, text, german) => {
    const answer = composeAnswer([{ toolName, input: {}, text, isError: true }], ["Quak"], "de");
    expect(answer).toContain(german);
    expect(answer).toContain("Nicht verstanden habe ich „Quak“.");
    expect(answer).not.toMatch(/\b(?:the|is|not|could|that|did)\b/i);
  });

  it("but quotes what a tool says in words that are not known here", () => {
    const refused = { toolName: "send_mail", input: {}, text: "The post is on strike.", isError: true };
    expect(composeAnswer([refused], [], "de")).toBe(
      "Das hat nicht geklappt. Das Werkzeug meldet: „The post is on strike.“",
    );
  });

  it.each([
    "Rechne 100 USD in EUR um",
    "Wie ist die Telefonnummer von Anna?",
    "Lies bitte ftp://x.test/a",
    "Vergiss alles über mich",
  ])("also what is said without a tool: %s", (message) => {
    const [action] = makePlan(message).actions;
    expect(action?.type === "say" && languageOf(action.text)).toBe("de");
  });

  it("also which reading was meant, and what is not understood", () => {
    expect(makePlan("suche bitte Brandt").question?.text).toMatch(
      /^Meinten Sie:\n\n1\. Ihre Unterhaltungen nach „Brandt“/,
    );
    const [said] = makePlan("Wie heißt der Präsident? 2 + 2").missed;
    expect(said).toBe("Wie heißt der Präsident");
  });

  it("also of what a file says", () => {
    const file =
      "File “a.txt”\n[a.txt, p. 1]\nWir liefern alle bestellten Waren binnen drei Werktagen nach Graz.";
    expect(quoteFiles([file], "Was steht über Graz?", answerWords("de"))).toMatch(
      /^Die Datei sagt dazu:\n\n- „Wir/,
    );
  });

  it("in that of the message before, where a message tells none", () => {
    expect(languageOf("12 * 12", "Wie spät ist es?")).toBe("de");
    expect(languageOf("what is 12 * 12", "Wie spät ist es?")).toBe("en");
    expect(languageOf("read http://10.0.0.5/wiki", "Wie spät ist es?")).toBe("en");
    expect(languageOf("Kennst du Dora Dietz?")).toBe("de");
    expect(languageOf("Erinnere mich an den Anruf")).toBe("de");
    for (const topic of ["Urlaub verschieben", "Bahnreise buchen", "Reisekostenabrechnung", "Laptops kaufen"])
      expect(languageOf(topic)).toBe("de");
    for (const topic of ["travel policy", "young employees", "hotel booking", "sick leave"])
      expect(languageOf(topic)).toBe("en");
    const said = (text: string) => ({ role: "user" as const, content: [{ type: "text" as const, text }] });
    const { text } = respond({ prompt: [said("Wie spät ist es?"), said("2 + 2")], tools: [] });
    expect(text).toContain("abgeschaltet");
  });
});

describe("a task and its reminder", () => {
  const told = (text: string, language: "en" | "de" = "en") =>
    composeAnswer(
      [
        {
          toolName: "create_task",
          input: { title: "*Miete*", due_at: "x" },
          text: remind(text),
          isError: false,
        },
      ],
      [],
      language,
    );

  it("are told once each, with the times that the tool says", () => {
    const same = "A reminder comes on Monday, 30 November 2026 at 09:00 (Europe/Vienna).";
    expect(told(`${due}. ${same}`)).toBe(
      "The task is on your list: **\\*Miete\\***, due Monday, 30 November 2026 at 09:00 (Europe/Vienna). A reminder comes then. You find it on the page [Tasks](/tasks).",
    );
    expect(told(`due Friday, 4 December 2026. ${same}`)).toContain(
      ", due Friday, 4 December 2026. A reminder comes on Monday, 30 November 2026 at 09:00 (Europe/Vienna). You",
    );
    expect(told(`${due}. No reminder will come.`)).toContain("(Europe/Vienna). No reminder will come. You");
    expect(told(`${due}. No reminder will come.`, "de")).toContain(". Eine Erinnerung kommt nicht. Sie");
  });
});
