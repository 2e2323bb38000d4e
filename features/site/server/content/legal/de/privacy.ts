import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const privacy: LegalBody = {
  title: "Datenschutzerklärung",
  markdown: `Dieser Text beschreibt, was diese Installation von Adjutant mit personenbezogenen Daten macht. Sie wird selbst betrieben: Die Daten liegen auf Rechnern, die der Betreiber unterhält oder mietet, und gehen nirgendwohin, wohin der Betreiber sie nicht selbst angebunden hat.

## Verantwortlich
Verantwortlich ist {{operator}}.

{{address}}

Mit Fragen und Anliegen zu Ihren Daten wenden Sie sich an {{email}}. Hat Ihr Unternehmen Ihnen den Zugang gegeben, kann es selbst verantwortlich sein; wir verarbeiten die Daten dann in seinem Auftrag nach der [Vereinbarung zur Auftragsverarbeitung](/de/legal/dpa).

## Was gespeichert wird und wozu
| Daten | Zweck | Grundlage |
|---|---|---|
| E-Mail-Adresse, Name, Bild, Sprache, Zeitzone | Ihr Konto | Vertrag |
| Prüfwert des Passworts, Passkeys, zweite Faktoren | Anmeldung; nichts davon lässt sich zurücklesen | Vertrag |
| Anmeldungen: Zeit, Netzadresse, Art des Browsers | Damit Sie angemeldet bleiben und sehen, wo Sie es sind | Vertrag, Sicherheit |
| Geräte, von denen Sie sich angemeldet haben, als Prüfwerte | Warnung vor Anmeldungen von neuen Geräten | Sicherheit |
| Unterhaltungen, Dateien, Einstellungen, was der Assistent für Sie getan hat | Bereitstellung des Produkts | Vertrag |
| Was Sie in ein Mikrofon sprechen | Um es niederzuschreiben; der Ton wird nur dort mit Ihrer Nachricht aufbewahrt, wo Sie es wünschen | Vertrag |
| Welche Fassung von Bedingungen und Datenschutzerklärung Sie wann und in welcher Sprache angenommen haben | Nachweis der Vereinbarung | Vertrag, Rechtspflicht |
| Tarif, Testphase, Rechnungen, Kennung beim Zahlungsdienst | Abrechnung | Vertrag, Rechtspflicht |
| Aufzeichnung von Handlungen (Compliance-Protokoll) | Nachweis, wer was getan hat; personenbezogene Felder sind mit einem Schlüssel je Person verschlüsselt | Berechtigtes Interesse |
| E-Mails und Textnachrichten an Sie | Zustellung und Wiederholung nach Fehlern | Vertrag |

Grundlagen sind Artikel 6 Absatz 1 der Datenschutz-Grundverordnung: Buchstabe b (Vertrag), Buchstabe c (Rechtspflicht) und Buchstabe f (berechtigtes Interesse), hier an der Sicherheit der Installation und am Nachweis des Geschehenen.

## Wo es gespeichert wird
Alles liegt in einer PostgreSQL-Datenbank und einem Ordner oder Objektspeicher, die der Betreiber in dem Land seines Sitzes ({{country}}) unterhält, sofern die Seite [Unterauftragnehmer](/de/legal/subprocessors) keinen anderen Ort nennt. Geheimnisse sind mit einem Schlüssel verschlüsselt, der außerhalb der Datenbank liegt.

## Zählung der Besuche
Besuche und Seitenaufrufe werden ohne Cookies und ohne Profile gezählt. Aus groben Merkmalen Ihres Browsers und einem Zufallswert, der täglich wechselt, entsteht eine Kennung aus zwölf Zeichen; am nächsten Tag kann sie niemand mehr mit der des Vortags verbinden. Dazu werden festgehalten: die Art von Browser, System und Gerät ohne Versionsnummern, die Sprache, die Seiten, wie schnell sie waren, und die Website, von der Sie kamen. Ihre Netzadresse wird dabei nicht gespeichert. Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, wird überhaupt nicht gezählt. Gezählte Besuche werden nach 13 Monaten gelöscht.

## Die Demo
Bietet diese Installation ihre Demo an, können Sie den Assistenten ohne Konto ausprobieren. Was Sie dort schreiben, wird behandelt wie hier für Unterhaltungen beschrieben und kann an das verwendete Modell gehen; geben Sie nichts Persönliches ein. Nach einer Stunde, oder sobald Sie die Demo beenden, wird es gelöscht. Im Compliance-Protokoll bleibt, dass und wann jemand die Demo benutzt hat; der Schlüssel zu den personenbezogenen Feldern, darunter Ihre Netzadresse, wird mit dem Übrigen vernichtet.

## Wer Daten erhält
- **Anbieter von Sprachmodellen.** Um Ihnen zu antworten, werden der Text Ihrer Anfrage und das Zugehörige (frühere Nachrichten, Ergebnisse von Werkzeugen, angehängte Dateien) an das verwendete Modell gesendet. Angebundene Anbieter: {{model_providers}}.
- **Sprachdienste**, wenn Sie mit dem Assistenten sprechen: Was Sie sagen, geht an den Dienst, den der Betreiber zum Niederschreiben gewählt hat, oder, wo Sie dem zugestimmt haben, an den Hersteller Ihres Browsers; der Text einer Antwort geht an den Dienst, der sie spricht, sofern das nicht ein Programm dieser Installation tut.
- **Webseiten**, die der Assistent für Sie lesen soll, sehen eine Anfrage unseres Servers, nicht Ihres Browsers.
- **Der Zahlungsdienst**, wenn Sie einen Bestellvorgang öffnen: Ihre E-Mail-Adresse, Tarif und Betrag. Kartendaten gehen unmittelbar an ihn und nie an uns.
- **Zusteller von E-Mails und Textnachrichten**: Ihre Adresse oder Nummer und die Nachricht.
- **Ihr Unternehmen oder ein anderer Anmeldedienst**, wenn Sie sich darüber anmelden.
- **Menschen in Ihrem Arbeitsbereich** sehen, was dort geteilt wird.
- **Behörden**, soweit das Gesetz uns verpflichtet.

Die Seite [Unterauftragnehmer](/de/legal/subprocessors) nennt die Unternehmen. Liegt eines davon außerhalb des Europäischen Wirtschaftsraums, werden Daten nur auf Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln dorthin übermittelt. Wir verkaufen keine Daten, und niemand trainiert in unserem Auftrag Modelle damit.

## Wie lange es aufbewahrt wird
| Daten | Wie lange |
|---|---|
| Konto, Unterhaltungen, Dateien | Bis Sie die Daten oder Ihr Konto löschen |
| Geschlossenes Konto | 14 Tage, in denen Sie es sich anders überlegen können; danach wird es gelöscht |
| Anmeldungen | Kurz nach ihrem Ende |
| Bekannte Geräte | 90 Tage nach der letzten Nutzung |
| Gezählte Besuche | 13 Monate |
| Rechnungen und Zahlungsbelege | So lange, wie das Steuerrecht es verlangt |
| Aufzeichnung von Handlungen | Sie bleibt; mit dem Konto wird der Schlüssel vernichtet, sodass nicht mehr lesbar ist, was sie über Sie sagt |
| Sicherungen | So lange der Betreiber sie aufbewahrt; aus einer zurückgespielten Sicherung werden gelöschte Konten erneut entfernt |

## Entscheidungen durch Maschinen
Der Assistent bereitet vor und schlägt vor. Er trifft keine Entscheidungen mit rechtlicher Wirkung über Sie; solche bleiben Menschen vorbehalten.

## Ihre Rechte
Sie können Auskunft und eine Kopie Ihrer Daten verlangen, Berichtigung, Löschung, Einschränkung und Übertragung, und Sie können einer Verarbeitung widersprechen, die auf berechtigtem Interesse beruht. Eine Einwilligung können Sie jederzeit widerrufen. Vieles erledigen Sie selbst: Profil berichtigen, Unterhaltungen löschen, Konto schließen. Für alles Übrige schreiben Sie an {{email}}; Sie erhalten innerhalb eines Monats Antwort. Sie können sich außerdem bei einer Datenschutzbehörde beschweren, etwa an Ihrem Wohnort.

## Müssen Sie Daten angeben?
Für ein Konto ist eine E-Mail-Adresse nötig, für einen bezahlten Tarif sind es Zahlungsdaten. Alles andere steht Ihnen frei. Die öffentlichen Seiten können Sie ohne jede Angabe lesen.
`,
};
