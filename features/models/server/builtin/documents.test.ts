import { describe, expect, it } from "vitest";
import { composeDraft } from "./compose-draft.ts";
import { emptyDocument } from "./drafts/empty-document.ts";
import { draftTextIntent } from "./intents/draft-text.ts";
import { respond } from "./respond.ts";

describe("a document", () => {
  it.each([
    ["Create a document called Meeting notes with a heading Agenda", "Meeting notes", ["Agenda"]],
    [
      "please make me a new doc titled “Q3 plan” with the sections Goals, Risks and Budget",
      "Q3 plan",
      ["Goals", "Risks", "Budget"],
    ],
    ["Create an empty document named Ideas", "Ideas", []],
    ["New document: Minutes and more", "Minutes and more", []],
    [
      "could you draft a document with the title Offer and the headings Price, Terms",
      "Offer",
      ["Price", "Terms"],
    ],
    ["Create a document with the headings Agenda and Decisions", "Document", ["Agenda", "Decisions"]],
    [
      "Erstelle ein Dokument namens „Besprechung“ mit der Überschrift Tagesordnung",
      "Besprechung",
      ["Tagesordnung"],
    ],
    [
      "Bitte leg ein neues Dokument mit dem Titel Urlaubsplan und den Überschriften Team und Termine an",
      "Urlaubsplan",
      ["Team", "Termine"],
    ],
    ["Erstelle ein Dokument mit den Abschnitten Ziele und Risiken", "Dokument", ["Ziele", "Risiken"]],
  ])("has the title and the headings that are named, and nothing else: %s", (message, title, headings) => {
    const content = [`# ${title}`, ...headings.map((heading) => `## ${heading}`)].join("\n\n");
    expect(emptyDocument(message)).toEqual({ title, content });
    const action = draftTextIntent(message)?.action;
    expect(action).toMatchObject({
      toolName: "create_artifact",
      input: { kind: "document", title, content },
    });
  });

  it.each([
    ["create a document called Launch plan with the text Hello world.", "Launch plan", "Hello world."],
    ["Create a doc titled “Plan” that says “Hello, world”", "Plan", "Hello, world"],
    ["Create a doc titled “Plan” that says Anna said “yes”", "Plan", "Anna said “yes”"],
    [
      "Erstelle ein Dokument namens Plan mit dem Text: Hallo\nund willkommen",
      "Plan",
      "Hallo\nund willkommen",
    ],
    [
      "make a document called Launch plan with a table of costs",
      "Launch plan",
      "[Also asked for: a table of costs]",
    ],
    [
      "create a document called Plan and put three goals in it",
      "Plan",
      "[Also asked for: put three goals in it]",
    ],
    [
      "Erstelle ein Dokument namens Plan mit einer Liste der Ziele",
      "Plan",
      "[Außerdem gewünscht: einer Liste der Ziele]",
    ],
  ])("has a text as it is dictated, and no more than the name in its title: %s", (message, title, text) =>
    expect(emptyDocument(message)).toEqual({ title, content: `# ${title}\n\n${text}` }),
  );

  it("has the whole of a long text", () => {
    const long = "All of it. ".repeat(400).trim();
    expect(draftTextIntent(`create a document called Plan with the text ${long}`)?.action).toMatchObject({
      input: { content: `# Plan\n\n${long}` },
    });
  });

  it.each([
    ...["Room with a view", "Read and write", "All about cats", "Plan for the sales team"],
    ...["Problems with content moderation", "Working with text files", "Working with tables"],
    ...["Read and write protocols", "Foods containing gluten"],
  ])("has a title of several words: %s", (title) =>
    expect(emptyDocument(`create a document called ${title}`)).toEqual({ title, content: `# ${title}` }),
  );

  it.each(["Arbeiten mit Inhalt und Form", "Arbeiten mit Text", "Lesen und schreibe Protokolle"])(
    "has a German title of several words: %s",
    (title) => expect(emptyDocument(`Erstelle ein Dokument namens ${title}`)?.title).toBe(title),
  );

  it.each(["Plan with text: Hello you", "Plan with text “Hello you”", "“Plan” with text Hello you"])(
    "has a text without an article behind a colon or marks: %s",
    (said) => expect(emptyDocument(`create a document called ${said}`)?.content).toBe("# Plan\n\nHello you"),
  );

  it("reads no further than a sentence for what else is asked for", () => {
    const ask = (characters: number) =>
      emptyDocument(`create a document called Plan and put a${" ".repeat(characters)}goal`)?.title;
    expect(ask(300)).toBe("Plan");
    // Without an end, each space in front of the last word was the beginning of another search.
    expect(ask(19_000)).toBeUndefined();
  });

  it("keeps in brackets what is to stand below a heading", () => {
    expect(
      emptyDocument("Create a document called Plan with a heading Goals and three bullet points"),
    ).toEqual({
      title: "Plan",
      content: "# Plan\n\n## Goals\n\n[Also asked for: three bullet points]",
    });
  });

  it.each([
    "Open the document called Budget",
    "where is the document called Meeting notes?",
    "I need the document named Budget",
    "Create meeting notes for the sales meeting",
    "Create a document about our strategy",
    "the document called Budget is wrong",
    "Wo ist das Dokument namens Besprechung?",
    "Erstelle eine Tagesordnung für die Teamsitzung",
  ])("is not made where none is named: %s", (message) => expect(emptyDocument(message)).toBeUndefined());

  it("is said to have only what was named", () => {
    const input = { title: "Plan", content: "# Plan\n\n## Goals" };
    expect(composeDraft({ input, isError: false }, "en")).toBe(
      "The document **Plan** is beside the conversation. It has only what you named: the text is yours to write.",
    );
    expect(composeDraft({ input, isError: true }, "en")).toBe(
      "This is a draft, **Plan**:\n\n> # Plan\n>\n> ## Goals",
    );
    expect(composeDraft({ input, isError: false }, "de")).toContain("Darin steht nur, was Sie genannt haben");
    const dictated = { title: "Plan", content: "# Plan\n\nHello" };
    expect(composeDraft({ input: dictated, isError: false }, "en")).toBe(
      "The document **Plan** is beside the conversation. It has only what you named.",
    );
  });

  it("leaves open what the assistant put in brackets, and not what was dictated with brackets", () => {
    const linked = "Create a document called Plan with the text See [our page](https://example.com)";
    expect(answerTo(linked)).toBe(
      "The document **Plan** is beside the conversation. It has only what you named.",
    );
    expect(answerTo("Create a document called Plan with a table of costs")).toContain(
      "What stands in brackets is left open: [Also asked for: a table of costs].",
    );
    expect(respond({ prompt: [asked(linked)], tools: [offered("calculate")] }).text).toBe(
      "This is a draft, **Plan**:\n\n> # Plan\n>\n> See [our page](https://example.com)",
    );
  });
});

const asked = (text: string) => ({ role: "user" as const, content: [{ type: "text" as const, text }] });
const offered = (name: string) => ({
  ...{ type: "function" as const, name, inputSchema: { type: "object" as const } },
});

/** The answer once the document is made. */
function answerTo(message: string): string {
  const [call] = respond({ prompt: [asked(message)], tools: [offered("create_artifact")] }).toolCalls;
  const { toolName = "", input } = call ?? {};
  const one = { toolCallId: "1", toolName };
  const output = { type: "text" as const, value: "Created." };
  const prompt = [
    asked(message),
    { role: "assistant" as const, content: [{ type: "tool-call" as const, ...one, input }] },
    { role: "tool" as const, content: [{ type: "tool-result" as const, ...one, output }] },
  ];
  return respond({ prompt, tools: [offered("create_artifact")] }).text;
}
