import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const cookies: LegalBody = {
  title: "Cookies",
  markdown: `Diese Installation von Adjutant setzt nur Cookies, die eine Anmeldung oder ein Bestellvorgang braucht, und ihre Seiten laden nichts von anderen Unternehmen. Deshalb fragt Sie hier kein Banner um Einwilligung.

## Cookies
| Wann | Wozu | Wie lange |
|---|---|---|
| Während Sie sich über einen anderen Anbieter anmelden, etwa Ihr Unternehmen | Die Anmeldung endet in dem Browser, der sie begonnen hat | 10 Minuten |
| Nach Registrierung oder Anmeldung, bis Ihre E-Mail-Adresse bestätigt ist | Der Link in der E-Mail lässt sich Ihnen zuordnen | 7 Tage |
| Während eines Bestellvorgangs | Nur Ihr Browser kann beenden, was er begonnen hat | Etwa einen Tag |

Kein Skript kann sie lesen, und keines folgt Ihnen auf andere Seiten.

## Was Ihr Browser sonst speichert
| Was | Wo | Bis |
|---|---|---|
| Ihre Sitzung, damit Sie angemeldet bleiben | Lokaler Speicher | Sie sich abmelden |
| Ihre Vorlieben, etwa hell oder dunkel | Lokaler Speicher | Sie ihn leeren |
| Was Sie eingegeben und noch nicht gesendet oder veröffentlicht haben | Sitzungsspeicher | Der Tab geschlossen wird oder Sie sich abmelden |
| Eine zufällige Kennung Ihres Besuchs, wann er zuletzt gesehen wurde, und der Zufallswert des Tages, zum Zählen der Seitenaufrufe | Lokaler Speicher | Sie ihn leeren |

Beim Lesen der öffentlichen Seiten wird keines der Cookies gesetzt: Sie gehören zur Anmeldung und zur Bestellung. Die Kennung des Besuchs wird nicht gesetzt, wenn Ihr Browser „Do Not Track“ oder „Global Privacy Control“ sendet. Wie Besuche gezählt werden, steht in der [Datenschutzerklärung](/de/legal/privacy).

## Zahlung
Öffnen Sie einen Bestellvorgang, kann der dort genannte Zahlungsdienst innerhalb seines Rahmens eigene Cookies setzen, um Betrug zu erkennen. Dort gilt seine eigene Erklärung.

## Wie Sie alles entfernen
Löschen Sie in Ihrem Browser die Daten dieser Seite. Sie sind dann abgemeldet; sonst geht nichts verloren, denn was Sie erstellt haben, liegt auf dem Server.

Bei Fragen schreiben Sie an {{email}}.
`,
};
