import type { LandingContent } from "../../../../contract/landing-content.ts";

/** German translations of the default plans. */
export const planWords: LandingContent["pricing"]["planWords"] = [
  {
    text: "For one person who wants the work done and a record of how.",
    translation: "Für eine Person, die Arbeit erledigt haben und nachlesen will, wie.",
  },
  {
    text: "Agent Mode: give it a goal, watch every step, stop it whenever you like",
    translation: "Agentenmodus: ein Ziel vorgeben, jeden Schritt verfolgen, jederzeit anhalten",
  },
  {
    text: "Web Browsing: it reads the pages you name and shows where each answer came from",
    translation: "Recherche im Web: liest die Seiten, die Sie nennen, und zeigt, woher jede Antwort stammt",
  },
  {
    text: "CRM Integrations: contacts, companies and deals at hand in every conversation",
    translation: "CRM-Anbindungen: Kontakte, Unternehmen und Geschäfte in jeder Unterhaltung zur Hand",
  },
  {
    text: "Compliance Logs: whatever it did, written down as it happened",
    translation: "Compliance-Protokolle: was er tat, festgehalten, während es geschah",
  },
  {
    text: "Visual Canvas: draw a workflow once and let it run",
    translation: "Visuelle Arbeitsfläche: einen Ablauf einmal zeichnen und laufen lassen",
  },
  {
    text: "Voice: talk in place of typing, in ten speaking styles",
    translation: "Sprache: sprechen statt tippen, in zehn Sprechstilen",
  },
  {
    text: "For a team that shares agents, tasks and one trail of what was done.",
    translation: "Für ein Team mit gemeinsamen Agenten, Aufgaben und einem gemeinsamen Protokoll.",
  },
  {
    text: "Everything in Individual",
    translation: "Alles aus Individual",
  },
  {
    text: "Team workspace: invite colleagues, give roles, share agents and conversations",
    translation:
      "Arbeitsbereich für das Team: Kollegen einladen, Rollen vergeben, Agenten und Unterhaltungen teilen",
  },
  {
    text: "Task Routing: work goes to the person or the agent who should have it",
    translation: "Aufgabenverteilung: Arbeit geht an den Menschen oder den Agenten, der sie haben soll",
  },
  {
    text: "Approvals: what matters waits for a yes, with the exact content in view",
    translation: "Freigaben: was Folgen hat, wartet auf Ihr Ja, mit dem genauen Inhalt vor Augen",
  },
  {
    text: "Compliance reports: what was automated, approved and spent, by period",
    translation: "Compliance-Berichte: was automatisiert, freigegeben und ausgegeben wurde, nach Zeitraum",
  },
  {
    text: "Policies: your own rules decide which tools may do what",
    translation: "Richtlinien: Ihre eigenen Regeln entscheiden, welches Werkzeug was darf",
  },
  {
    text: "For a company that has to prove what its assistant did.",
    translation: "Für Unternehmen, die belegen müssen, was ihr Assistent getan hat.",
  },
  {
    text: "Everything in Business",
    translation: "Alles aus Business",
  },
  {
    text: "Single sign-on with your identity provider",
    translation: "Einmalanmeldung mit Ihrem Identitätsanbieter",
  },
  {
    text: "A log that an auditor verifies offline, without trusting the server",
    translation: "Ein Protokoll, das Prüfer offline prüfen, ohne dem Server zu vertrauen",
  },
  {
    text: "Retention, legal hold and erasure by your rules",
    translation: "Aufbewahrung, Löschsperre und Löschung nach Ihren Regeln",
  },
  {
    text: "Budgets and limits per team, model and agent",
    translation: "Budgets und Grenzen je Team, Modell und Agent",
  },
];
