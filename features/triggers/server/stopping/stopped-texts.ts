import type { PauseReason } from "../../contract/index.ts";

interface StoppedTexts {
  language: string;
  title: (name: string) => string;
  reasons: Record<Exclude<PauseReason, "chosen">, string>;
  stays: string;
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
  },
  stays: "It starts nothing until you resume it. What it has done so far stays.",
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
  },
  stays: "Bis Sie ihn fortsetzen, startet er nichts. Was bisher entstanden ist, bleibt.",
  button: "Ansehen",
  fallback: "Oder öffnen Sie diese Adresse:",
  closing: (site) => `Sie erhalten diese E-Mail, weil Sie diesen Auslöser auf ${site} angelegt haben.`,
};
