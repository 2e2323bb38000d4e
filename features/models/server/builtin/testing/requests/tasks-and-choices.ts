import type { OfficeRequest } from "./request.ts";

export const keeping: OfficeRequest[] = [
  {
    ask: "remind me tomorrow at 9 to call the landlord",
    outcome: { calls: "create_task", having: [/landlord/, /T09:00/] },
  },
  {
    ask: "erinner mich am freitag an die steuererklärung",
    outcome: { calls: "create_task", having: [/steuererklärung/i, /due_at/] },
  },
  { ask: "whats on my todo list", outcome: { calls: "list_tasks", having: [] } },
  { ask: "zeig mir meine aufgaben", outcome: { calls: "list_tasks", having: [] } },
  {
    ask: "remember that my assistant is called Flora",
    outcome: { calls: "remember", having: [/assistant is called Flora/] },
  },
  {
    ask: "Merk dir bitte, dass ich Rechnungen als PDF will",
    outcome: { calls: "remember", having: [/Rechnungen als PDF/] },
  },
  { ask: "send berta a mail that I'm late", outcome: { cannot: [/address/i] } },
];

export const choices: OfficeRequest[] = [
  { ask: "find Meyer", outcome: { asks: [/conversations/i, /files/i] } },
  { ask: "2", before: ["find Meyer"], outcome: { says: [/Meyer/] } },
  { ask: "suche Brandt", outcome: { asks: [/conversations|Unterhaltungen/i, /people|Personen/i] } },
];
