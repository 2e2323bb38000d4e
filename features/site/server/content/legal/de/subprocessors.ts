import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const subprocessors: LegalBody = {
  title: "Unterauftragnehmer",
  markdown: `Unternehmen, die in dieser Installation personenbezogene Daten im Auftrag des Betreibers verarbeiten. Betreiber ist {{operator}}.

So wie es installiert wird, nutzt Adjutant kein anderes Unternehmen: Datenbank, Dateien, der eingebaute Assistent und die Zählung der Besuche laufen auf den Rechnern des Betreibers.

## Sprachmodelle
Angebundene Anbieter von Sprachmodellen: {{model_providers}}.

Diese Zeile wird aus den Einstellungen der Installation gefüllt und nennt daher, was jetzt angebunden ist. Auch ein Server, den der Betreiber selbst unterhält, kann darunter sein. An diese Anbieter gehen der Text einer Anfrage und das Zugehörige, damit sie antworten; nach den Verträgen des Betreibers dürfen sie damit keine Modelle trainieren.

## Weitere
| Unternehmen | Wozu | Welche Daten | Wo |
|---|---|---|---|
| *bisher keines genannt* | | | |

Der Betreiber ergänzt eine Zeile für jedes Unternehmen, das er anbindet, etwa für Hosting, E-Mail, Textnachrichten und Zahlung.

## Änderungen
Ein neues Unternehmen wird hier mindestens 14 Tage vor Beginn genannt. Jede Fassung dieser Seite bleibt unten lesbar, mit dem, was sich geändert hat. Kunden mit einer [Vereinbarung zur Auftragsverarbeitung](/de/legal/dpa) können in dieser Zeit widersprechen. Schreiben Sie dazu an {{email}}.
`,
};
