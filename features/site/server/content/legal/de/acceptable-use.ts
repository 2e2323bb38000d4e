import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const acceptableUse: LegalBody = {
  title: "Zulässige Nutzung",
  markdown: `Diese Regeln gelten für alle, die diese Installation von Adjutant nutzen, und für das, was Sie den Assistenten und seine Werkzeuge tun lassen, ebenso wie für Ihr eigenes Handeln.

## Nutzen Sie das Produkt nicht, um
- gegen Gesetze oder die Rechte anderer zu verstoßen, etwa gegen Urheber-, Marken- oder Persönlichkeitsrechte;
- Menschen zu belästigen, zu bedrohen, zu betrügen oder zu täuschen oder seine Worte als die eines wirklichen Menschen auszugeben;
- Inhalte zu erstellen, die Kinder sexualisieren, zu Gewalt oder Hass aufrufen oder dabei helfen, vielen zu schaden;
- personenbezogene Daten ohne Berechtigung zu sammeln oder abzugleichen;
- Menschen heimlich zu überwachen oder nach Merkmalen wie Herkunft, Glauben, Gesundheit oder Sexualität zu beurteilen;
- allein über Kredit, Arbeit, Wohnung, Versicherung, Gesundheit oder Freiheit eines Menschen zu entscheiden;
- unverlangte Massensendungen zu verschicken;
- Wahlen durch Täuschung zu beeinflussen;
- Schadprogramme zu schreiben oder zu verbreiten oder in fremde Systeme einzudringen.

## Gehen Sie fair mit der Installation um
- Umgehen Sie keine Grenzen, Budgets oder Zugriffsrechte und versuchen Sie nicht zu lesen, was anderen gehört.
- Teilen Sie Ihr Konto nicht und verkaufen Sie keinen Zugang dazu.
- Überlasten Sie die Installation nicht und lassen Sie Programme nicht als Menschen auftreten; für Programme gibt es Schlüssel.
- Versuchen Sie nicht, den Assistenten von seinen Regeln abzubringen, um zu tun, was hier verboten ist.

## Sagen Sie, was von einer Maschine stammt
Wo Gesetz oder Anstand es verlangen, sagen Sie Menschen, dass sie mit einem Assistenten sprechen oder dass ein Text, eine Stimme oder ein Bild von einem stammt. Prüfen Sie, was er sagt, bevor andere sich darauf verlassen.

## Wenn Sie eine Schwachstelle finden
Schreiben Sie an {{email}}, bevor Sie anderen davon berichten. Wie wir mit Hinweisen umgehen, steht auf der Seite [Sicherheit](/de/legal/security).

## Was folgt
Wir dürfen einen Lauf anhalten, Inhalte entfernen und ein Konto, das gegen diese Regeln verstößt, einschränken oder schließen. Wir wählen das mildeste wirksame Mittel, nennen die verletzte Regel und hören zu, wenn Sie meinen, dass wir irren. Straftaten können wir anzeigen.
`,
};
