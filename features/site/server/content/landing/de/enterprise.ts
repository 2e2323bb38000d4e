import type { LandingContent } from "../../../../contract/landing-content.ts";

export const enterprise: LandingContent["enterprise"] = {
  heading: "Für Unternehmen mit Nachweispflichten",
  lead: "Er läuft auf Ihren Rechnern, mit einer einzigen PostgreSQL-Datenbank, und sendet Daten nur an Dienste, die Sie selbst anbinden.",
  points: [
    {
      name: "Ihre Server",
      text: "Ein Programm und eine Datenbank. Kein weiterer Speicher, der betrieben oder gesichert werden muss.",
      availability: "here",
    },
    {
      name: "Ihr Identitätsanbieter",
      text: "Einmalanmeldung über SAML und OpenID, Personen und Gruppen über SCIM.",
      availability: "here",
    },
    {
      name: "Ihre Modelle",
      text: "Ein Server in Ihrem Netz oder ein Anbieter, den Sie ausgewählt haben. An einen anderen geht keine Anfrage.",
      availability: "here",
    },
    {
      name: "Rechte in der Datenbank",
      text: "Zeilenweiser Zugriffsschutz gilt für jede Tabelle: Auch ein vergessener Filter legt keine fremden Daten offen.",
      availability: "here",
    },
    {
      name: "Ein Protokoll, das kein Vertrauen braucht",
      text: "Prüfer prüfen es offline und ohne Zugang zum Server.",
      availability: "here",
    },
    {
      name: "Aufbewahrung und Löschsperre",
      text: "Eine Sperre bewahrt, was ein Fall braucht, vor jeder Löschung.",
      availability: "here",
    },
  ],
  link: { label: "Wie die Daten geschützt sind", href: "/de/legal/security" },
};

export const testimonials: LandingContent["testimonials"] = {
  heading: "So könnte es klingen",
  note: "Diese Zitate sind erfundene Beispiele. Sie zeigen, wofür das Produkt gedacht ist; Zitate von Kunden werden sie ersetzen.",
  exampleLabel: "Beispiel",
  items: [
    {
      quote:
        "Ich fragte, woher eine Zahl kommt, öffnete die Zeile, und da stand die Rechnung. Mehr gab es nicht zu besprechen.",
      name: "Jana Holt",
      role: "Controllerin, Acme",
      isExample: true,
    },
    {
      quote:
        "Er läuft in unserem eigenen Rechenzentrum, mit unserem eigenen Modell. Die Datenschutzbeauftragte brauchte einen einzigen Termin.",
      name: "Tomas Berg",
      role: "IT-Leiter, Northwind Traders",
      isExample: true,
    },
    {
      quote:
        "Er sagt, was er getan hat, was er nicht getan hat und was er von mir braucht. In dieser Reihenfolge.",
      name: "Ines Marek",
      role: "Betrieb, Fabrikam",
      isExample: true,
    },
  ],
};
