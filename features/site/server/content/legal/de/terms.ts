import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const terms: LegalBody = {
  title: "Nutzungsbedingungen",
  markdown: `Diese Bedingungen gelten für die Nutzung dieser Installation von Adjutant. Vertragspartner sind Sie und {{operator}} (im Folgenden „wir“). Nutzen Sie das Produkt für ein Unternehmen, so stimmen Sie in dessen Namen zu und sind dazu befugt.

## Was Sie erhalten
Adjutant ist ein Assistent, der Fragen beantwortet, Werkzeuge einsetzt, von Ihnen genannte Seiten liest und festhält, was er getan hat. Wir betreiben ihn auf eigenen oder gemieteten Rechnern. Was heute funktioniert und was noch im Aufbau ist, ist auf der Startseite gekennzeichnet; geschuldet ist nur, was heute funktioniert.

## Ihr Konto
- Sie registrieren sich mit E-Mail-Adresse und Passwort, mit einem Passkey oder über Ihr Unternehmen oder einen anderen Anbieter. Ihre Angaben müssen zutreffen.
- Halten Sie Passwort und Geräte unter Verschluss. Schreiben Sie an {{email}}, wenn Sie vermuten, dass jemand anderes Zugang hat.
- Funktionen, die andere Menschen erreichen, stehen erst nach Bestätigung Ihrer Adresse zur Verfügung.
- Sie müssen mindestens 16 Jahre alt sein oder alt genug, um solchen Bedingungen nach dem Recht Ihres Wohnorts zuzustimmen.

## Arbeitsbereiche und Teams
Was Sie erstellen, gehört zu einem Arbeitsbereich. Dessen Inhaber und Administratoren bestimmen, wer Zugang hat, und können sehen, was dort geteilt wird. Hat Ihr Unternehmen den Arbeitsbereich eingerichtet, gehen seine Weisungen Ihren vor.

## Testphase und Zahlung
- Soweit Tarife verkauft werden, beginnt ein Tarif mit einer kostenlosen Testphase, deren Dauer neben dem Preis steht. Zum Beginn ist keine Kreditkarte nötig, sofern die Seite vorher nichts anderes sagt.
- Preise, Steuern und Laufzeiten werden vollständig angezeigt, bevor Sie einer Zahlung zustimmen. Die Zahlung wickelt der im Bestellvorgang genannte Zahlungsdienst ab.
- Sie können jederzeit kündigen. Der Tarif endet dann mit dem bereits bezahlten Zeitraum; Gezahltes wird nur erstattet, soweit das Gesetz es vorsieht.
- Preisänderungen kündigen wir mindestens 30 Tage vorher an. Bis dahin können Sie kündigen.
- Verbraucher haben das gesetzliche Widerrufsrecht.

## Ihre Inhalte
Was Sie schreiben und hochladen, bleibt Ihres; ebenso, was der Assistent für Sie erstellt, soweit daran Rechte bestehen können. Wir verarbeiten es, um das Produkt für Sie zu betreiben, und zu keinem anderen Zweck. Wir trainieren damit keine Modelle.

## Was der Assistent sagt und tut
Antworten eines Sprachmodells können falsch, unvollständig oder veraltet sein. Prüfen Sie Wichtiges, bevor Sie sich darauf verlassen; die Antworten sind keine rechtliche, medizinische oder finanzielle Beratung. Bittet ein Schritt um Ihre Freigabe, entscheiden Sie und verantworten, was Sie freigeben.

## Was nicht erlaubt ist
Die [Regeln zur zulässigen Nutzung](/de/legal/acceptable-use) sind Teil dieser Bedingungen.

## Verfügbarkeit und Änderungen des Produkts
Wir sorgen dafür, dass das Produkt erreichbar ist und nichts verloren geht, sichern aber keine ununterbrochene Verfügbarkeit zu. Wir dürfen das Produkt ändern. Entfällt in einem bezahlten Tarif etwas Wesentliches, können Sie sofort kündigen und erhalten zurück, was Sie für die verbleibende Zeit bezahlt haben.

## Personenbezogene Daten
Die [Datenschutzerklärung](/de/legal/privacy) beschreibt den Umgang mit personenbezogenen Daten. Verarbeiten wir solche Daten für Ihr Unternehmen, gilt die [Vereinbarung zur Auftragsverarbeitung](/de/legal/dpa).

## Ende des Vertrags
Sie können Ihr Konto jederzeit in Ihren Einstellungen unter „Security“ schließen. 14 Tage lang können Sie es sich anders überlegen, danach wird es gelöscht. Wir dürfen ein Konto schließen, das schwerwiegend oder trotz Abmahnung gegen diese Bedingungen verstößt, und nennen den Grund. Im Übrigen kündigen wir mit einer Frist von mindestens 30 Tagen, damit Sie Ihre Daten mitnehmen können.

## Haftung
Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit sowie überall dort, wo das Gesetz keine Beschränkung zulässt. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, ohne deren Erfüllung der Vertrag nicht durchführbar wäre, und nur für den vertragstypischen, vorhersehbaren Schaden. Gesetzliche Rechte von Verbrauchern bleiben unberührt.

## Änderungen dieser Bedingungen
Jede Fassung bleibt unten lesbar, mit dem, was sich geändert hat. Berührt eine Änderung Ihre Rechte, bitten wir Sie nach der Anmeldung erneut um Zustimmung. Stimmen Sie nicht zu, können Sie Ihr Konto schließen.

## Anwendbares Recht
Es gilt das Recht des Staates, in dem der Betreiber seinen Sitz hat (Staat: {{country}}), ohne das UN-Kaufrecht. Der Schutz, den Ihnen als Verbraucher das Recht Ihres eigenen Landes gewährt, bleibt bestehen. Ist ein Teil dieser Bedingungen unwirksam, gilt der übrige.
`,
};
