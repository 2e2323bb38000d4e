import type { OfficeRequest } from "./request.ts";

/** What somebody new tries out, with what it has to come to in their own language. */
export const newcomers: OfficeRequest[] = [
  {
    ask: "Remember that our office is in Graz",
    before: ["What is 17% of 2,340?"],
    outcome: { says: [/I remember this: \*\*Our office is in Graz/] },
  },
  {
    ask: "Merk dir, dass ich vegetarisch esse",
    outcome: { says: [/merke ich mir: \*\*Ich esse vegetarisch/] },
  },
  { ask: "19 % MwSt. auf 1.249,90", outcome: { says: [/19 % von 1\.249,90 = \*\*237,481/] } },
  { ask: "Welche Aufgaben habe ich?", outcome: { calls: "list_tasks", having: [] } },
  { ask: "Delete all my conversations", withHandbook: true, outcome: { cannot: [/I cannot delete/] } },
  { ask: "Book me a flight", withHandbook: true, outcome: { cannot: [/I cannot schedule, book/] } },
  {
    ask: "Buche mir einen Flug",
    withHandbook: true,
    outcome: { cannot: [/Ich kann nichts planen, buchen/] },
  },
  {
    ask: "Urlaub verschieben",
    withHandbook: true,
    outcome: { calls: "search_knowledge", having: [/Urlaub verschieben/] },
  },
  { ask: "Bahnreise buchen", withHandbook: true, outcome: { cannot: [/In den Sammlungen habe ich nichts/] } },
  {
    ask: "Merk dir, dass meine Kollegin Anna am Montag Urlaub hat",
    outcome: { says: [/merke ich mir: \*\*dass meine Kollegin Anna am Montag Urlaub hat\*\*/] },
  },
  { ask: "Kauf von Laptops", withHandbook: true, outcome: { cannot: [/In den Sammlungen habe ich nichts/] } },
  {
    ask: "Create a document called Meeting notes with a heading Agenda",
    outcome: { calls: "create_artifact", having: [/"title": ?"Meeting notes"/, /## Agenda/] },
  },
  {
    ask: "Remind me tomorrow at 9 to call Anna",
    outcome: { says: [/at 09:00 .*\. A reminder comes then\./] },
  },
  {
    ask: 'Add "call the plumber" to my tasks for next Tuesday 14:30',
    outcome: { calls: "create_task", having: [/"title": ?"Call the plumber"/, /T14:30/] },
  },
  { ask: "Erinnere mich morgen um 9 Uhr an den Anruf", outcome: { says: [/\*\*Anruf\*\*.* Dann kommt/] } },
  {
    ask: "What is 5 miles in km and 30 celsius in fahrenheit",
    outcome: { says: [/8\.04672 km/, /86 fahrenheit/] },
  },
  {
    ask: "Schreib eine Mail an das Team, dass ich morgen krank bin",
    outcome: { drafts: [/Betreff: Ich bin morgen krank/] },
  },
  {
    ask: "What is 15 % of 80 and remind me tomorrow to pay it",
    outcome: { says: [/15 ?% of 80 = \*\*12\*\*/, /on your list: \*\*Pay it\*\*/] },
  },
  {
    ask: "Wie spät ist es? Und erinnere mich morgen an den Anruf",
    outcome: { says: [/Es ist .+ Uhr/, /Liste: \*\*Anruf\*\*/] },
  },
  {
    ask: "How many days before a trip must I book the hotel?",
    withHandbook: true,
    outcome: { calls: "search_knowledge", having: [/before a trip must I book/] },
  },
  { ask: "list my reminders", outcome: { cannot: [/I cannot list reminders/, /\(\/tasks\)/] } },
  {
    ask: "who is in my team",
    withHandbook: true,
    outcome: { cannot: [/which team is yours/, /\(\/team\)/] },
  },
  {
    ask: "Lösche meine letzte Aufgabe",
    outcome: { cannot: [/Das kann ich nicht: Aufgaben/, /\(\/tasks\)/] },
  },
  {
    ask: "Remind me to send the report every Monday",
    outcome: { cannot: [/cannot repeat a reminder/, /\(\/agents\/triggers\)/] },
  },
];
