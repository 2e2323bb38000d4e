import { describe, expect, it } from "vitest";
import { draftTextIntent } from "./intents/draft-text.ts";
import { respond } from "./respond.ts";

function draft(message: string): string | undefined {
  const action = draftTextIntent(message)?.action;
  return action?.type === "tool" ? String(action.input.content) : undefined;
}

describe("a draft", () => {
  it("has what the request says, and gaps for what it does not", () => {
    const note = draft("draft an out of office from 3 to 14 August");
    expect(note).toContain("from 3 to 14 August");
    expect(note).toContain("[name of your stand-in]");
  });

  it("is in the language of the request", () => {
    expect(draft("Schreib bitte eine Abwesenheitsnotiz vom 3. bis 14. August")).toContain(
      "von 3. bis 14. August",
    );
    expect(draft("write an agenda for the board meeting")).toContain("# Agenda: board meeting");
  });

  it("that tells something says it as a sentence", () => {
    const mail = draft("Schreib eine Mail an das Team, dass ich morgen krank bin");
    expect(mail).toContain("Betreff: Ich bin morgen krank\n");
    expect(mail).toContain("\n\nich bin morgen krank.\n");
    expect(draft("write a mail to the team saying that I am late")).toContain("\n\nI am late.\n");
  });

  it.each([
    ["write a mail to anna@example.com with the subject Lunch", "To: anna@example.com\nSubject: Lunch\n"],
    ["write a mail to Anna, subject “Lunch”", "To: Anna\nSubject: Lunch\n"],
    ["write a mail to Anna, with a subject line Lunch", "To: Anna\nSubject: Lunch\n"],
    ["Schreib eine Mail an Anna mit dem Betreff Angebot", "An: Anna\nBetreff: Angebot\n"],
    ["write a mail to Anna Subject: Lunch", "To: Anna\nSubject: Lunch\n"],
    [
      "write a mail to the subject matter experts about the workshop",
      "To: subject matter experts\nSubject: The workshop\n",
    ],
  ])("has the address and the subject that are named: %s", (message, head) =>
    expect(draft(message)).toContain(head),
  );

  it("is not about the people who know a subject", () =>
    expect(
      draft("write an agenda for the meeting with the subject matter experts about the workshop"),
    ).toContain("# Agenda: the workshop\n"));

  it("keeps what has no place in its template", () => {
    const report = draft("write a status report for project Falcon, mention the delayed crane");
    expect(report).toContain("Falcon");
    expect(report).toContain("delayed crane");
    expect(draft("draft minutes for the sales meeting, Flora takes the notes")).toContain(
      "[Also asked for: for the sales meeting, Flora takes the notes]",
    );
  });

  it.each([
    "where is the agenda of last week?",
    "find the letter to Meyer",
    "thank you very much",
    "our mail server is down",
    "minutes of the last meeting",
    "what does the status report say",
    "write me a poem",
    "a brief summary of this",
  ])("is not made where none is asked for: %s", (message) => expect(draft(message)).toBeUndefined());

  it("is a part of the answer where there are no artifacts, as for visitors", () => {
    const prompt = [
      {
        role: "user" as const,
        content: [{ type: "text" as const, text: "draft a letter to Huber about the roof" }],
      },
    ];
    const tools = [
      { type: "function" as const, name: "calculate", inputSchema: { type: "object" as const } },
    ];
    const { text, toolCalls } = respond({ prompt, tools });
    expect(toolCalls).toEqual([]);
    expect(text).toContain("> [Your name]");
    expect(text).toContain("the roof");
  });
});
