import type { LandingContent } from "../../../../contract/landing-content.ts";
import { beingBuilt } from "../being-built.ts";
import { planWords } from "./plan-words.ts";

export const pricing: LandingContent["pricing"] = {
  heading: "Preise",
  lead: "Beginnen Sie mit einer Testphase. Wechseln oder kündigen Sie, wann Sie möchten.",
  monthly: "Monatlich",
  yearly: "Jährlich",
  perMonth: "pro Monat",
  perYear: "pro Jahr",
  trial: "{days} Tage kostenlos, ohne Kreditkarte",
  note: "Ein Tarif nennt, wofür er gedacht ist. Manches davon ist noch im Aufbau; die Liste oben sagt, was heute funktioniert.",
  planWords,
  beingBuilt,
  comparison: {
    heading: "Tarife im Vergleich",
    feature: "Wofür er gedacht ist",
    included: "Enthalten",
    notIncluded: "Nicht enthalten",
    pricePerMonth: "Preis pro Monat",
    trialDays: "Tage zum Testen",
  },
  notSold: {
    heading: "Tarife",
    text: "Hier wird nichts verkauft. Die Administratoren dieser Installation geben den Menschen, die sie nutzen, ihre Tarife.",
  },
};

export const faq: LandingContent["faq"] = {
  heading: "Fragen",
  items: [
    {
      question: "Was geschieht, wenn die Testphase endet?",
      answer:
        "Wir sagen es Ihnen vorher. Ohne Zahlungsmittel endet der Tarif, und es wird nichts berechnet; Ihre Daten bleiben Ihre.",
      isOnlyWhenSold: true,
    },
    {
      question: "Brauche ich zu Beginn eine Kreditkarte?",
      answer: "Nein. Für den Beginn der Testphase genügt eine E-Mail-Adresse. Kündigen können Sie jederzeit.",
      isOnlyWhenSold: true,
    },
    {
      question: "Wohin gehen meine Daten?",
      answer:
        "An den Server, der Ihnen diese Seite zeigt, und von dort nur an das, was seine Administratoren angebunden haben, etwa einen Modellanbieter, einen Mailserver oder einen Zahlungsdienst. Die Seite „So funktioniert es“ nennt sie alle.",
      isOnlyWhenSold: false,
    },
    {
      question: "Funktioniert der Assistent ohne Modell?",
      answer:
        "Ja, in kleinem Umfang. Bis ein Modell angebunden ist, antwortet ein eingebauter Assistent. Er ist kein Sprachmodell und sagt das bei jeder Nachricht.",
      isOnlyWhenSold: false,
    },
    {
      question: "Kann ich Adjutant selbst betreiben?",
      answer:
        "Ja, dafür ist Adjutant gemacht. Ein Befehl startet alles samt eigener Datenbank; jeden eingebauten Teil ersetzen Sie mit einer Einstellung durch Ihren eigenen.",
      isOnlyWhenSold: false,
    },
    {
      question: "Was davon funktioniert heute?",
      answer:
        "Alles, was als heute verfügbar gekennzeichnet ist. Das Übrige ist im Aufbau, und eine Seite, deren Funktion noch fehlt, sagt es.",
      isOnlyWhenSold: false,
    },
  ],
};
