import type { english } from "./english.ts";

export const german: typeof english = {
  newConversation: "Neues Gespräch",
  notFound: "Gespräch nicht gefunden",
  chooseOne: "Gespräche",
  nothingOpen:
    "Öffnen Sie ein Gespräch, das mit Ihnen geteilt ist. Neue beginnen die Mitglieder des Arbeitsbereichs.",
  first: "Was soll erledigt werden?",
  followUp: "Weiter fragen",
};
