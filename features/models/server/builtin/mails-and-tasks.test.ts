import { describe, expect, it } from "vitest";
import { builtinModel } from "./builtin-model.ts";
import { makePlan } from "./make-plan.ts";

describe("a mail", () => {
  const mail = (toolName: string, input: object) => [{ type: "tool", toolName, input }];
  it.each([
    [
      "send a mail to anna@example.com saying that I am late. Start without me!",
      mail("send_mail", {
        ...{ to: ["anna@example.com"], subject: "I am late" },
        body: "I am late. Start without me!",
      }),
    ],
    [
      'Please send an email to anna@example.com and bob@example.org with the subject "Offer": Here it is.',
      mail("send_mail", {
        ...{ to: ["anna@example.com", "bob@example.org"], subject: "Offer", body: "Here it is." },
      }),
    ],
    [
      "draft a mail to anna@example.com: See https://example.com/a and tell me what time it is",
      mail("draft_mail", {
        ...{ to: ["anna@example.com"], subject: "See https://example.com/a and tell me what time it is" },
        body: "See https://example.com/a and tell me what time it is",
      }),
    ],
  ])("is understood: %s", (message, actions) => expect(makePlan(message).actions).toEqual(actions));

  const offer = { to: ["anna@example.com"], subject: "Offer", body: "Here it is. Until Friday." };
  it.each([
    [
      "send_mail",
      "Send a mail to anna@example.com with the subject Offer and the text Here it is. Until Friday.",
    ],
    [
      "send_mail",
      "send an email to anna@example.com with subject “Offer” and text “Here it is. Until Friday.”",
    ],
    [
      "send_mail",
      'Send anna@example.com an email with the text "Here it is. Until Friday." and the subject Offer',
    ],
    ["draft_mail", "Draft a mail to anna@example.com, subject: Offer, text: Here it is. Until Friday."],
    ["draft_mail", "Write an e-mail to anna@example.com\nSubject: Offer\n\nHere it is. Until Friday."],
    ["draft_mail", "Draft a mail to anna@example.com: subject Offer, text Here it is. Until Friday."],
    ["draft_mail", "Draft a mail to anna@example.com: subject Offer. Here it is. Until Friday."],
    ["send_mail", "Send an email to anna@example.com, subject: “Offer”. Here it is. Until Friday."],
    ["draft_mail", "Entwirf eine Mail an anna@example.com: Betreff Offer. Here it is. Until Friday."],
    [
      "send_mail",
      "Sende eine Mail an anna@example.com mit dem Betreff Offer und dem Text Here it is. Until Friday.",
    ],
    [
      "send_mail",
      "Bitte schick eine E-Mail an anna@example.com mit Betreff „Offer“ und Text „Here it is. Until Friday.“",
    ],
    [
      "draft_mail",
      "Entwirf eine Nachricht an anna@example.com mit dem Betreff „Offer“ und dem Inhalt: Here it is. Until Friday.",
    ],
  ])("with a subject and a text becomes %s: %s", (toolName, message) =>
    expect(makePlan(message).actions).toEqual(mail(toolName, offer)),
  );

  it.each([
    ["dass ich morgen krank bin", "Ich bin morgen krank", "Ich bin morgen krank."],
    [", dass das Büro morgen zu ist.", "Das Büro ist morgen zu", "Das Büro ist morgen zu."],
    // Where the order is not certain, the words stay as they were said.
    [
      "dass ich um sieben aufstehe",
      "Ich teile mit, dass ich um sieben aufstehe",
      "Ich teile mit, dass ich um sieben aufstehe.",
    ],
    [
      "dass meine Kollegin Anna am Montag Urlaub hat",
      "Ich teile mit, dass meine Kollegin Anna am Montag Urlaub hat",
      "Ich teile mit, dass meine Kollegin Anna am Montag Urlaub hat.",
    ],
    ["mit dem Text ich morgen krank bin", "ich morgen krank bin", "ich morgen krank bin"],
  ])("in German says a sentence: %s", (said, subject, body) =>
    expect(makePlan(`Sende eine Mail an anna@example.com ${said}`).actions).toEqual(
      mail("send_mail", { to: ["anna@example.com"], subject, body }),
    ),
  );

  it.each([
    ...[
      "Meeting with Dr. Smith",
      "Offer No. 5",
      "Prices, e.g. Steel",
      "Stahl, z. B. Bleche",
      "Lunch with J. Doe",
    ],
    ...["Fair at St. Gallen", "Treffen am 5. August", "Release 2.1 of the app"],
  ])("has the whole of the subject up to the end of its sentence: %s", (subject) =>
    expect(
      makePlan(`Draft a mail to anna@example.com, subject: ${subject}. Please come. Bye`).actions,
    ).toEqual(mail("draft_mail", { to: ["anna@example.com"], subject, body: "Please come. Bye" })),
  );

  it("has no subject that ends within a sentence", () =>
    expect(
      makePlan("Draft a mail to anna@example.com, subject: Offer approx. ten tons").actions,
    ).toMatchObject([{ toolName: "create_artifact" }]));

  it("without a subject has its first sentence as one, with its abbreviations", () =>
    expect(makePlan("send a mail to anna@example.com saying Dr. Smith is ill. Bye").actions).toMatchObject([
      { input: { subject: "Dr. Smith is ill", body: "Dr. Smith is ill. Bye" } },
    ]));

  it.each(["send a mail to Anna saying hello", "send a mail to anna@example.com", "send the report"])(
    "is not made up: %s",
    (message) => expect(makePlan(message).actions).toEqual([]),
  );
});

describe("a task", () => {
  it.each([
    ["remind me to call Anna.", "Call Anna"],
    ["Please create a task: send the offer to Bob and call him", "Send the offer to Bob and call him"],
    ["add a to-do called buy milk", "Buy milk"],
    ["todo: 2 + 2 pages", "2 + 2 pages"],
  ])("is understood: %s", (message, title) =>
    expect(makePlan(message).actions).toEqual([{ type: "tool", toolName: "create_task", input: { title } }]),
  );

  const tuesdayEvening = Date.UTC(2026, 10, 24, 18, 15);
  it.each([
    ["Remind me tomorrow at 9 to call Kim", "Call Kim", "2026-11-25T09:00"],
    ["remind me to call Kim tomorrow at 9:30", "Call Kim", "2026-11-25T09:30"],
    ["remind me at 3 pm on Friday about the offer", "The offer", "2026-11-27T15:00"],
    ["Remind me on Tuesday to call Kim", "Call Kim", "2026-12-01"],
    ["remind me in 2 hours to call Kim", "Call Kim", "2026-11-24T20:15"],
    ["remind me at 9 to call Kim", "Call Kim", "2026-11-25T09:00"],
    ["remind me at 19:00 to call Kim", "Call Kim", "2026-11-24T19:00"],
    ["create a task: send the offer on 5 January", "Send the offer", "2027-01-05"],
    ["todo: send the offer in three weeks", "Send the offer", "2026-12-15"],
    ["remind me the day after tomorrow to call Kim", "Call Kim", "2026-11-26"],
    ["Erinnere mich morgen um 9 Uhr daran, Kim anzurufen", "Kim anrufen", "2026-11-25T09:00"],
    ["Erinnere mich am Montag um 14.30 Uhr an den Anruf", "Anruf", "2026-11-30T14:30"],
    ["Aufgabe: Angebot senden übermorgen", "Angebot senden", "2026-11-26"],
    ["Erinnere mich am Freitag daran, die Miete zu zahlen", "Die Miete zahlen", "2026-11-27"],
    [
      "Erinnere mich morgen daran, Brot zu kaufen und Milch zu holen",
      "Brot zu kaufen und Milch zu holen",
      "2026-11-25",
    ],
    ["Erinnere mich morgen, dass ich Kim anrufen muss", "Ich muss Kim anrufen", "2026-11-25"],
    ["Erinnere mich morgen, dass ich um sieben aufstehe", "Dass ich um sieben aufstehe", "2026-11-25"],
    ["Erstelle eine Aufgabe: Angebot senden am Montag", "Angebot senden", "2026-11-30"],
    ["Leg bitte eine neue Aufgabe an: Miete zahlen", "Miete zahlen", undefined],
    [
      "Add a task: Order toner for the 2nd floor printer by Friday",
      "Order toner for the 2nd floor printer",
      "2026-11-27",
    ],
    ["Create a task to renew the domain due on 15 December", "Renew the domain", "2026-12-15"],
    ["todo: renew the domain, due 15 December", "Renew the domain", "2026-12-15"],
    ["todo: renew the domain until the 15th of December", "Renew the domain", "2026-12-15"],
    ["todo: renew the domain before tomorrow", "Renew the domain", "2026-11-25"],
    ["todo: renew the domain on next Friday", "Renew the domain", "2026-11-27"],
    ["Erstelle eine Aufgabe: Toner bestellen bis Freitag", "Toner bestellen", "2026-11-27"],
    ["Aufgabe: Toner bestellen bis zum 15. Dezember", "Toner bestellen", "2026-12-15"],
    ["Aufgabe: Toner bestellen, fällig am Freitag um 10 Uhr", "Toner bestellen", "2026-11-27T10:00"],
    ["Aufgabe: Toner bestellen zum 15. Dezember", "Toner bestellen", "2026-12-15"],
    ["Aufgabe: Toner bestellen vor dem 15. Dezember", "Toner bestellen", "2026-12-15"],
    ["Aufgabe: Toner bestellen am nächsten Freitag", "Toner bestellen", "2026-11-27"],
    // A word that leads to no day stays.
    ["todo: stop by on Friday", "Stop by", "2026-11-27"],
    ["todo: stop by tomorrow", "Stop by", "2026-11-25"],
    ["todo: turn the heating on tomorrow", "Turn the heating on", "2026-11-25"],
    ["todo: log on at 9", "Log on", "2026-11-25T09:00"],
    ["todo: check what is due on Friday", "Check what is due", "2026-11-27"],
    ["Aufgabe: Stell das Angebot vor am Freitag", "Stell das Angebot vor", "2026-11-27"],
    // A day that only ends or tells another one is no day to be done by.
    ["todo: book a room from Monday until Friday", "Book a room from Monday until Friday", undefined],
    ["Aufgabe: Urlaub vom 3. bis zum 5. Dezember", "Urlaub vom 3. bis zum 5. Dezember", undefined],
    ["todo: call Kim the day before Friday", "Call Kim the day before Friday", undefined],
    ["Aufgabe: Tabletten nehmen am Morgen", "Tabletten nehmen am Morgen", undefined],
    ["remind me to read the rules of 2026", "Read the rules of 2026", undefined],
  ])("is due when the person says so: %s", (message, title, due) =>
    expect(makePlan(message, { now: tuesdayEvening }).actions).toEqual([
      { type: "tool", toolName: "create_task", input: { title, ...(due ? { due_at: due } : {}) } },
    ]),
  );

  it.each(["Remind me on 31 February to call Kim", "remind me tomorrow at 25:00 to call Kim"])(
    "is not created without the time that cannot be: %s",
    (message) => expect(makePlan(message, { now: tuesdayEvening }).actions).toEqual([]),
  );

  it.each([
    ...["show my tasks", "What are my open tasks?", "my to-do list", "what do I have to do today?"],
    ...["Welche Aufgaben habe ich?", "welche offenen Aufgaben habe ich noch", "Was muss ich heute tun?"],
    ...[
      "Was steht auf meiner Aufgabenliste?",
      "Was ist heute zu erledigen?",
      "Zeig mir, was ich zu tun habe",
    ],
    ...["Zeigen Sie mir bitte meine Aufgaben", "Habe ich noch offene Aufgaben?", "Meine To-dos"],
  ])("is listed: %s", (message) =>
    expect(makePlan(message).actions).toEqual([{ type: "tool", toolName: "list_tasks", input: {} }]),
  );

  it.each(["Welche Aufgaben hat ein Betriebsrat?", "Was steht auf der Tagesordnung?", "Was muss ich essen?"])(
    "is not meant: %s",
    (message) =>
      expect(makePlan(message).actions).not.toContainEqual(
        expect.objectContaining({ toolName: "list_tasks" }),
      ),
  );
});

describe("a reminder", () => {
  const ask = async (text: string, system = "") => {
    const inputSchema = { type: "object" as const };
    const { content } = await builtinModel.doGenerate({
      prompt: [
        { role: "system", content: system },
        { role: "user", content: [{ type: "text", text }] },
      ],
      tools: [{ type: "function", name: "create_task", inputSchema }],
    });
    return content[0];
  };

  it("becomes a task with the time that the person's clock says", async () => {
    const clock = "Be plain.\nIt is Tuesday, 24 November 2026 at 18:15 (Europe/Vienna).\nBe exact.";
    expect(await ask("Remind me tomorrow at 9 to call Kim", clock)).toMatchObject({
      toolName: "create_task",
      input: JSON.stringify({ title: "Call Kim", due_at: "2026-11-25T09:00" }),
    });
  });

  it("is explained where its time cannot be read, instead of refusing to call somebody", async () => {
    const said = JSON.stringify(await ask("Remind me when it rains to call Kim"));
    expect(said).toContain("I did not understand of what to remind you, or when. I put a task on your list");
    expect(said).not.toContain("I cannot schedule");
  });
});
