import type { OfficeRequest } from "./request.ts";

/** 30 requests that were written after the rules, and that no rule was made for. */
export const unseenRequests: OfficeRequest[] = [
  { ask: "hey, can you tell me what 8.5% of 640 is?", outcome: { says: [/54[.,]4/] } },
  { ask: "Rechne bitte 3 mal 129,90", outcome: { says: [/389[.,]7/] } },
  { ask: "what do 14 licences at 23.50 each cost", outcome: { says: [/329/] } },
  { ask: "how many litres is 5 gallons", outcome: { says: [/18[.,]9/] } },
  { ask: "wie viele Kilometer sind 10 Meilen?", outcome: { says: [/16[.,]09/] } },
  { ask: "add 20% to 450", outcome: { says: [/540/] } },
  { ask: "how many weeks till june 30", outcome: { says: [/weeks/, /30 June/] } },
  { ask: "was ist in 3 wochen für ein tag", outcome: { says: [/\p{L}+(?:day|tag|woch), \d/u] } },
  { ask: "what time is it in our singapore office", outcome: { says: [/Singapore/] } },
  { ask: "Welche KW haben wir?", outcome: { says: [/woche \d{1,2}\b/i] } },
  { ask: "wann ist Ostern 2028", outcome: { says: [/16\. April 2028/] } },
  { ask: "I can't find my budget spreadsheet, where is it?", outcome: { says: [/budget-2027/] } },
  { ask: "Wo ist die Datei mit den Reisekosten", outcome: { cannot: [/keine Datei|nicht/i] } },
  { ask: "list my documents", outcome: { says: [/budget-2027/, /travel-costs/] } },
  { ask: "got any files on travel?", outcome: { says: [/travel-costs/] } },
  { ask: "what's the mail address of Berta", outcome: { says: [/berta\S*@/] } },
  { ask: "Wer gehört zum Team Vertrieb?", outcome: { says: [/Dora Dietz/] } },
  { ask: "who is the owner of this workspace", outcome: { says: [/Olga Owens/] } },
  { ask: "Kennst du Dora Dietz?", outcome: { says: [/dora\S*@/] } },
  { ask: "what was it we decided about the Meyer renewal again?", outcome: { says: [/8 percent/] } },
  { ask: "Haben wir schon einmal über den Umzug geredet?", outcome: { says: [/12\. März/] } },
  { ask: "look through my chats for the wifi code", outcome: { says: [/8841/] } },
  { ask: "when do my holidays expire", withHandbook: true, outcome: { says: [/March/] } },
  {
    ask: "what's the notice period during the trial period?",
    withHandbook: true,
    outcome: { says: [/two weeks/] },
  },
  {
    ask: "Could you draft minutes for the sales meeting on 2 December?",
    outcome: { drafts: [/sales meeting/, /2 December/] },
  },
  {
    ask: "bitte eine Einladung zur Weihnachtsfeier am 18. Dezember um 17 Uhr",
    outcome: { drafts: [/Weihnachtsfeier/, /18\. Dezember/] },
  },
  {
    ask: "Schreib eine Mail an das Team wegen der neuen Parkplätze",
    outcome: { drafts: [/Team/, /neuen Parkplätze/] },
  },
  {
    ask: "put together a letter to the landlord about the broken heating",
    outcome: { drafts: [/landlord/, /broken heating/] },
  },
  { ask: "Übersetze mir diesen Absatz ins Englische", outcome: { cannot: [/übersetz/] } },
  { ask: "why did our sales drop in october", outcome: { cannot: [/model|knowledge/] } },
];
