import type { LandingContent } from "../../../../contract/landing-content.ts";

export const footer: LandingContent["footer"] = {
  line: "Er erledigt die Arbeit. Und er belegt sie.",
  groups: [
    {
      heading: "Produkt",
      links: [
        { label: "Funktionen", href: "#features" },
        { label: "Agenten", href: "#agents" },
        { label: "Preise", href: "#pricing" },
        { label: "Demo", href: "/demo" },
        { label: "So funktioniert es", href: "/diagram" },
      ],
    },
    {
      heading: "Vertrauen",
      links: [
        { label: "Sicherheit", href: "/de/legal/security" },
        { label: "Unterauftragnehmer", href: "/de/legal/subprocessors" },
        { label: "Auftragsverarbeitung", href: "/de/legal/dpa" },
        { label: "Zulässige Nutzung", href: "/de/legal/acceptable-use" },
      ],
    },
    {
      heading: "Rechtliches",
      links: [
        { label: "Nutzungsbedingungen", href: "/de/legal/terms" },
        { label: "Datenschutz", href: "/de/legal/privacy" },
        { label: "Cookies", href: "/de/legal/cookies" },
        { label: "Impressum", href: "/de/legal/imprint" },
      ],
    },
  ],
  closing:
    "Diese Seite setzt keine Cookies und lädt nichts von Dritten. Sie kommt von der Installation selbst.",
};
