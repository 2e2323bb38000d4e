import type { OfficeRequest } from "./request.ts";

/** What needs a model or a service, and what is said about the assistant itself. */
export const beyond: OfficeRequest[] = [
  { ask: "translate this contract into french", outcome: { cannot: [/translate/, /model/] } },
  { ask: "whats the weather in salzburg tomorrow", outcome: { cannot: [/weather/] } },
  { ask: "book a table for 6 at an italian restaurant", outcome: { cannot: [/book/] } },
  { ask: "who is the chancellor of austria", outcome: { cannot: [/model/] } },
  { ask: "Was kannst du alles?", outcome: { says: [/Ich kann|I can/] } },
];
