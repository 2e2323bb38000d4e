import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";

const bob = "bob@example.com";
const planned = (message: string) => makePlan(message).actions;
const draft = (subject: string, body: string, to = bob) => [
  { type: "tool", toolName: "draft_mail", input: { to: [to], subject, body } },
];

describe("a mail with a subject and a text", () => {
  it.each([
    [
      "with the subject Problems with the content and the text We meet at 10.",
      "Problems with the content",
      "We meet at 10.",
    ],
    [
      "with the subject Problems with the content of the page and the text we meet at 10.",
      "Problems with the content of the page",
      "we meet at 10.",
    ],
    ["with the subject Text and content and the text: see you", "Text and content", "see you"],
    ["with the subject Re: The message and the text We meet.", "Re: The message", "We meet."],
    ["with the subject Problems with the content saying We meet.", "Problems with the content", "We meet."],
    [
      "with the subject Offer saying Read the contract and the text Bob sent.",
      "Offer",
      "Read the contract and the text Bob sent.",
    ],
    [
      "with the subject Offer: please read the contract and the text below.",
      "Offer",
      "please read the contract and the text below.",
    ],
    ["with the subject Re: Offer saying We meet.", "Re: Offer", "We meet."],
    ["with the subject Lunch at 12:30: we meet outside.", "Lunch at 12:30", "we meet outside."],
    ["with the subject Offer with the content Here it is.", "Offer", "Here it is."],
    [
      "with the subject Offer. Here is the content you asked for.",
      "Offer",
      "Here is the content you asked for.",
    ],
  ])("keeps the subject whole: %s", (said, subject, body) =>
    expect(planned(`Draft a mail to ${bob} ${said}`)).toEqual(draft(subject, body)),
  );

  it.each([
    [
      "mit dem Betreff Probleme mit dem Inhalt und dem Text Wir treffen uns um 10.",
      "Probleme mit dem Inhalt",
      "Wir treffen uns um 10.",
    ],
    ["mit dem Betreff AW: Inhalt und Text und dem Text wir kommen.", "AW: Inhalt und Text", "wir kommen."],
    ["mit dem Betreff Angebot mit dem Inhalt Hier ist es.", "Angebot", "Hier ist es."],
    ["mit dem Betreff Angebot und dem Text „Hier ist es.“", "Angebot", "Hier ist es."],
  ])("in German keeps the subject whole: %s", (said, subject, body) =>
    expect(planned(`Entwirf eine Mail an ${bob} ${said}`)).toEqual(draft(subject, body)),
  );

  const smith = "smith@clinic.example";
  const subject = "Re: Problems with content moderation";
  const body = "Hello Dr. Smith, please send the list.";
  it.each([
    `draft an email to Dr. Smith (${smith}): subject: ${subject}, body: ${body}`,
    `Draft an email to Anna-Maria O’Neill Smith <${smith}>, subject: ${subject}, text: ${body}`,
    `write a mail to ${smith}: Subject: ${subject}\nMessage: ${body}`,
    `write a mail to ${smith}, subject: ${subject}; message: ${body}`,
    `Entwirf eine E-Mail an Frau Dr. Smith (${smith}): Betreff: ${subject}, Text: ${body}`,
    `Schreib eine Mail an ${smith}, Betreff: ${subject}. Nachricht: ${body}`,
  ])("is read from what is labelled: %s", (message) =>
    expect(planned(message)).toEqual(draft(subject, body, smith)),
  );

  it("goes to all whose addresses stand behind their names", () =>
    expect(
      planned("send a mail to Bob (bob@example.com) and Dr. Smith <smith@clinic.example>: Hello"),
    ).toEqual([
      {
        type: "tool",
        toolName: "send_mail",
        input: { to: [bob, smith], subject: "Hello", body: "Hello" },
      },
    ]));

  it.each([
    `draft a mail to ${bob} with the subject Problems with content moderation`,
    `Entwirf eine Mail an ${bob} mit dem Betreff Probleme mit Inhalt und Form`,
  ])("is not made up from a word of the subject: %s", (message) =>
    expect(planned(message)).toMatchObject([{ toolName: "create_artifact" }]),
  );
});

describe("a mail with an address, a topic and a text", () => {
  it.each([
    [
      `Draft an email to ${bob} about the meeting on Tuesday: we start at 10 instead of 9`,
      "The meeting on Tuesday",
      "we start at 10 instead of 9",
    ],
    [
      `write a mail to Bob (${bob}) regarding lunch at 12:30: We meet outside.`,
      "Lunch at 12:30",
      "We meet outside.",
    ],
    [
      `write a mail to ${bob} about the offer saying that we accept: thanks!`,
      "The offer",
      "we accept: thanks!",
    ],
    [
      `draft a mail to ${bob} about the offer with the text “See https://example.com/a”`,
      "The offer",
      "See https://example.com/a",
    ],
    [
      `Entwirf eine Mail an ${bob} wegen der Sitzung am Dienstag: wir beginnen um 10.`,
      "Wegen der Sitzung am Dienstag",
      "wir beginnen um 10.",
    ],
    [`Schreib eine Mail an ${bob} über den Plan: Wir beginnen.`, "Plan", "Wir beginnen."],
    [
      `Schreib eine Mail an ${bob} zum Thema Angebot und dem Text Wir nehmen an.`,
      "Angebot",
      "Wir nehmen an.",
    ],
    [
      `draft a mail to ${bob} about the offer, subject: Re: Offer, body: We accept.`,
      "Re: Offer",
      "We accept.",
    ],
    [
      `Entwirf eine Mail an ${bob} wegen des Angebots, Betreff: Angebot, Text: Wir nehmen an.`,
      "Angebot",
      "Wir nehmen an.",
    ],
  ])("is a draft with both: %s", (message, subject, body) =>
    expect(planned(message)).toEqual(draft(subject, body)),
  );

  it.each([
    `draft an email to ${bob} about the meeting on Tuesday`,
    `draft an email to ${bob} about the meeting at 10:30`,
    `draft an email to ${bob} about https://example.com/a`,
    "draft an email to Bob about the meeting on Tuesday: we start at 10 instead of 9",
    `Entwirf eine Mail an ${bob} wegen der Sitzung am Dienstag`,
  ])("is a text to go on with where one of them is missing: %s", (message) =>
    expect(planned(message)).toMatchObject([{ toolName: "create_artifact" }]),
  );
});
