import type { english } from "./english.ts";

export const german: typeof english = {
  newConversation: "Neues Gespräch",
  first: "Was soll erledigt werden?",
  followUp: "Weiter fragen",
};
