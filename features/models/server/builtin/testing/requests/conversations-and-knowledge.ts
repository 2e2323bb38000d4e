import type { OfficeRequest } from "./request.ts";

export const conversations: OfficeRequest[] = [
  { ask: "what did we say about the Meyer renewal?", outcome: { says: [/8 percent/] } },
  { ask: "find the chat about the office move", outcome: { says: [/third floor/] } },
  { ask: "Was haben wir über den Umzug besprochen?", outcome: { says: [/12\. März/] } },
  { ask: "did i ever ask about parking permits", outcome: { says: [/parking permit/i] } },
  { ask: "suche in meinen Chats nach dem Umzug", outcome: { says: [/12\. März/] } },
  { ask: "when did we talk about the projector", outcome: { cannot: [/nothing/i] } },
  { ask: "show my conversations about Meyer", outcome: { says: [/Meyer/] } },
  { ask: "where did I write down the wifi code for the annex", outcome: { says: [/8841/] } },
];

export const knowledge: OfficeRequest[] = (
  [
    ["How many days of holiday do I get?", { says: [/\b25\b/] }],
    ["wie viele Urlaubstage habe ich?", { says: [/\b25\b/] }],
    ["what is the notice period", { says: [/three months/] }],
    ["can I book the train first class?", { says: [/second class/] }],
    ["ab wann gilt die Kernarbeitszeit", { says: [/9 Uhr/] }],
    ["who do i tell when im sick", { says: [/team lead/] }],
    ["what does the handbook say about dogs", { says: [/dog/i] }],
    ["how much is the meal allowance per day", { says: [/26[.,]40/] }],
    ["who won the world cup in 2014", { cannot: [/found nothing/] }],
    ["is there a dress code", { cannot: [/found nothing/] }],
  ] satisfies [string, OfficeRequest["outcome"]][]
).map(([ask, outcome]) => ({ ask, withHandbook: true, outcome }));
