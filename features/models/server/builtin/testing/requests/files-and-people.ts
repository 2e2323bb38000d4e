import type { OfficeRequest } from "./request.ts";

export const files: OfficeRequest[] = [
  { ask: "which files do I have?", outcome: { says: [/budget-2027/, /Angebot Meyer/, /onboarding/] } },
  { ask: "where is the budget file", outcome: { says: [/budget-2027/] } },
  { ask: "find the onboarding checklist file please", outcome: { says: [/onboarding-checklist/] } },
  { ask: "zeig mir meine dateien", outcome: { says: [/budget-2027/, /Angebot Meyer/] } },
  { ask: "Hast du eine Datei zum Angebot Meyer?", outcome: { says: [/Angebot Meyer/] } },
  { ask: "do i have a document about travel costs", outcome: { says: [/travel-costs/] } },
  { ask: "what files did I upload this week", outcome: { says: [/budget-2027/] } },
  { ask: "open the file budgt-2027", outcome: { says: [/budget-2027/] } },
  { ask: "find the file about the moon landing", outcome: { cannot: [/no file|found no/i] } },
];

export const people: OfficeRequest[] = [
  { ask: "who is Berta Brandt", outcome: { says: [/Berta Brandt/, /berta\S*@/] } },
  { ask: "and Carl?", before: ["who is Berta Brandt"], outcome: { says: [/Carl Conrad/] } },
  { ask: "whats carls email address", outcome: { says: [/carl\S*@/] } },
  { ask: "wie erreiche ich dora dietz", outcome: { says: [/dora\S*@/] } },
  { ask: "who works here?", outcome: { says: [/Berta Brandt/, /Carl Conrad/, /Dora Dietz/] } },
  { ask: "wer ist im team Vertrieb?", outcome: { says: [/Dora Dietz/] } },
  { ask: "who are the admins", outcome: { says: [/Carl Conrad/] } },
  { ask: "Is there someone called Conrad in our company?", outcome: { says: [/Carl Conrad/] } },
  { ask: "Who is Angela Merkel?", outcome: { cannot: [/nobody|no person|no one/i] } },
  { ask: "phone number of Berta Brandt", outcome: { cannot: [/phone/i] } },
  { ask: "who works here?", as: "guest", outcome: { cannot: [/guest/i], tellsNot: /Carl|Berta|Dora/ } },
  { ask: "whats carls email address", as: "guest", outcome: { cannot: [/guest/i], tellsNot: /@/ } },
];
