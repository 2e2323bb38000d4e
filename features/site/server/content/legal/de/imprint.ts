import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const imprint: LegalBody = {
  title: "Impressum",
  markdown: `Diese Installation von Adjutant betreibt

**{{operator}}**

{{address}}

| | |
|---|---|
| Land | {{country}} |
| Vertreten durch | {{represented_by}} |
| E-Mail | {{contact}} |
| Telefon | {{phone}} |
| Register und Steuernummer | {{register}} |

## Verantwortlich für den Inhalt
Verantwortlich ist {{operator}}, unter der oben genannten Anschrift.

## Streitbeilegung
Zur Teilnahme an Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet, soweit das Gesetz uns nicht dazu verpflichtet.

## Links und Inhalte
Links auf andere Seiten führen zu Inhalten, für die andere verantwortlich sind. Verstößt hier etwas gegen das Gesetz oder Ihre Rechte, sagen Sie es uns; wir gehen dem sofort nach.

## Die Software
Adjutant wird unter der Apache-Lizenz 2.0 veröffentlicht. Ihre Urheber betreiben diese Installation nicht und sehen ihre Daten nicht.
`,
};
