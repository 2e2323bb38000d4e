import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const dpa: LegalBody = {
  title: "Vereinbarung zur Auftragsverarbeitung",
  markdown: `Diese Vereinbarung nach Artikel 28 der Datenschutz-Grundverordnung besteht zwischen dem Kunden, dessen Beschäftigte diese Installation nutzen (Verantwortlicher), und dem Betreiber (Auftragsverarbeiter). Betreiber ist {{operator}}. Sie wird Teil des Vertrags, wenn der Kunde die [Nutzungsbedingungen](/de/legal/terms) für ein Unternehmen annimmt. Für eine unterzeichnete Ausfertigung schreiben Sie an {{email}}.

## 1. Gegenstand, Art und Dauer
Der Auftragsverarbeiter betreibt Adjutant für die Nutzer des Kunden: Er speichert und übermittelt, was sie schreiben, lässt es von Sprachmodellen beantworten, führt Werkzeuge aus und zeichnet dies auf. Die Vereinbarung gilt, solange der Kunde die Installation nutzt.

## 2. Arten von Daten und betroffene Personen
- **Daten:** Kontodaten, Inhalte von Unterhaltungen und Dateien, Einstellungen, Aufzeichnungen von Handlungen, technische Daten der Anmeldung.
- **Personen:** die Nutzer des Kunden und alle, deren Daten sie eingeben.
- Besondere Kategorien personenbezogener Daten dürfen nur eingegeben werden, wenn der Kunde dafür eine Rechtsgrundlage hat.

## 3. Weisungen
Der Auftragsverarbeiter verarbeitet personenbezogene Daten nur auf dokumentierte Weisung. Weisungen sind der Vertrag, diese Vereinbarung und das, was Nutzer und Administratoren des Kunden im Produkt einstellen und anfordern. Hält er eine Weisung für rechtswidrig, teilt er das mit und darf warten, bis sie bestätigt ist.

## 4. Vertraulichkeit
Alle, die für den Auftragsverarbeiter mit den Daten arbeiten, sind zur Vertraulichkeit verpflichtet.

## 5. Sicherheit
Der Auftragsverarbeiter trifft die technischen und organisatorischen Maßnahmen, die auf der Seite [Sicherheit](/de/legal/security) beschrieben sind. Er darf sie durch andere ersetzen, die nicht weniger schützen.

## 6. Weitere Auftragsverarbeiter
Der Kunde stimmt den Unternehmen zu, die auf der Seite [Unterauftragnehmer](/de/legal/subprocessors) genannt sind. Ein neues wird dort mindestens 14 Tage vor Beginn angekündigt; der Kunde kann aus wichtigem Grund widersprechen. Kommt keine Einigung zustande, kann der Kunde den Vertrag beenden. Jedes dieser Unternehmen wird auf gleichwertige Pflichten festgelegt, und der Auftragsverarbeiter steht für sie ein.

## 7. Orte
Die Daten werden im Land des Sitzes des Auftragsverarbeiters ({{country}}) verarbeitet sowie dort, wo die Seite Unterauftragnehmer es nennt. Den Europäischen Wirtschaftsraum verlassen sie nur nach Kapitel V der Verordnung.

## 8. Rechte der betroffenen Personen
Im Produkt können Nutzer berichtigen, löschen und mitnehmen, was ihnen gehört. Bei allen anderen Anliegen, die der Kunde nicht allein erfüllen kann, unterstützt ihn der Auftragsverarbeiter und leitet unverzüglich weiter, was ihn unmittelbar erreicht.

## 9. Verletzungen des Schutzes
Der Auftragsverarbeiter meldet eine Verletzung unverzüglich, spätestens 48 Stunden nach Bekanntwerden, mit allem, was der Kunde für seine eigene Meldung braucht. Er unterstützt auch bei Folgenabschätzungen und der Konsultation von Behörden.

## 10. Rückgabe und Löschung
Nach dem Ende hat der Kunde 30 Tage Zeit, seine Daten mitzunehmen. Danach werden sie gelöscht, soweit das Gesetz keine Aufbewahrung verlangt. Mit einem Konto wird auch der Schlüssel der personenbezogenen Felder im Compliance-Protokoll vernichtet; die Einträge selbst bleiben ohne sie bestehen. Kopien in Sicherungen verschwinden mit deren Ablauf.

## 11. Nachweise und Prüfungen
Auf Verlangen weist der Auftragsverarbeiter nach, dass er diese Vereinbarung einhält. Der Kunde oder ein zur Vertraulichkeit verpflichteter Prüfer darf dies einmal im Jahr und nach jeder Verletzung prüfen, zu üblichen Geschäftszeiten und mit einer Ankündigung von 14 Tagen.

## 12. Haftung und Rangfolge
Es gilt die Haftung der Nutzungsbedingungen. Weichen diese Vereinbarung und die Bedingungen in Fragen personenbezogener Daten voneinander ab, geht diese Vereinbarung vor.
`,
};
