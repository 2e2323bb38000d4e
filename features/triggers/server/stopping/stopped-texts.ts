import type { PauseReason } from "../../contract/index.ts";

interface StoppedTexts {
  language: string;
  title: (name: string) => string;
  reasons: Record<Exclude<PauseReason, "chosen">, string>;
  /** What happens next, where its person can resume it and where an admin has to allow it. */
  stays: { own: string; admin: string };
  button: string;
  fallback: string;
  closing: (site: string) => string;
}

export const english: StoppedTexts = {
  language: "en",
  title: (name) => `“${name}” stopped`,
  reasons: {
    person: "It works for you, and you may not act in this workspace at the moment.",
    agent: "You cannot use its agent any more.",
    failures: "It failed five times in a row.",
    admin: "An owner or admin of the workspace stopped it.",
    handed_over: "It was handed over to you by somebody who left.",
  },
  stays: {
    own: "It starts nothing until you resume it. What it has done so far stays.",
    admin: "It starts nothing until they allow it again and you resume it. What it has done so far stays.",
  },
  button: "Look at it",
  fallback: "Or open this address:",
  closing: (site) => `You get this email because you made this trigger at ${site}.`,
};

export const german: StoppedTexts = {
  language: "de",
  title: (name) => `„${name}“ wurde angehalten`,
  reasons: {
    person: "Der Auslöser arbeitet für Sie, und Sie können in diesem Arbeitsbereich zurzeit nicht handeln.",
    agent: "Sie können den Agenten nicht mehr verwenden.",
    failures: "Der Auslöser ist fünfmal hintereinander fehlgeschlagen.",
    admin: "Ein Inhaber oder Admin des Arbeitsbereichs hat den Auslöser angehalten.",
    handed_over: "Jemand, der gegangen ist, hat Ihnen den Auslöser übergeben.",
  },
  stays: {
    own: "Bis Sie ihn fortsetzen, startet er nichts. Was bisher entstanden ist, bleibt.",
    admin:
      "Bis er wieder erlaubt wird und Sie ihn fortsetzen, startet er nichts. Was bisher entstanden ist, bleibt.",
  },
  button: "Ansehen",
  fallback: "Oder öffnen Sie diese Adresse:",
  closing: (site) => `Sie erhalten diese E-Mail, weil Sie diesen Auslöser auf ${site} angelegt haben.`,
};
