import type { OfficeRequest } from "./request.ts";

export const drafts: OfficeRequest[] = [
  {
    ask: "draft an out of office for 21 december to 6 january, in urgent cases contact Berta Brandt",
    outcome: { drafts: [/21 december/i, /6 january/i, /Berta Brandt/] },
  },
  {
    ask: "schreib mir eine abwesenheitsnotiz vom 3. bis 14. august",
    outcome: { drafts: [/3\./, /14\. august/i, /Grüße/] },
  },
  {
    ask: "write a mail to the team about the summer party on friday",
    outcome: { drafts: [/summer party/i, /friday/i] },
  },
  {
    ask: "I need an agenda for a 45 minute meeting about the Meyer renewal",
    outcome: { drafts: [/45 min/i, /Meyer renewal/] },
  },
  {
    ask: "Tagesordnung für die Teamsitzung am Montag um 10 Uhr",
    outcome: { drafts: [/Teamsitzung/, /Montag/, /10 Uhr/] },
  },
  { ask: "template for meeting minutes pls", outcome: { drafts: [/minutes/i, /decisions?/i] } },
  { ask: "protokoll vorlage", outcome: { drafts: [/Protokoll/, /Beschlüsse|Entscheidungen/] } },
  {
    ask: "write a job ad for a part time accountant in Graz",
    outcome: { drafts: [/accountant/i, /Graz/, /part.time/i] },
  },
  {
    ask: "Stellenanzeige für eine Buchhalterin in Linz, 30 Stunden",
    outcome: { drafts: [/Buchhalterin/, /Linz/, /30 Stunden/] },
  },
  { ask: "weekly status report for project Falcon", outcome: { drafts: [/Falcon/] } },
  { ask: "Statusbericht Projekt Adler bitte", outcome: { drafts: [/Adler/, /Nächste Schritte/i] } },
  {
    ask: "draft a letter to Huber GmbH cancelling our parking contract as of 31 march",
    outcome: { drafts: [/Huber GmbH/, /parking contract/i, /31 march/i] },
  },
  {
    ask: "formeller Brief an Herrn Meier wegen der verspäteten Lieferung",
    outcome: { drafts: [/Meier/, /verspäteten Lieferung/] },
  },
  { ask: "make me a thank you note for our client Novak", outcome: { drafts: [/Novak/, /thank/i] } },
  {
    ask: "draft a mail declining the invitation to the May conference",
    outcome: { drafts: [/May conference/] },
  },
  { ask: "write me a poem about spring", outcome: { cannot: [/model/] } },
];
