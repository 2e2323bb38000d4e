import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const security: LegalBody = {
  title: "Sicherheit",
  markdown: `Was diese Installation von Adjutant zum Schutz der Daten tut, so wie sie gebaut ist. Dies ist zugleich die Beschreibung der technischen und organisatorischen Maßnahmen zur [Vereinbarung zur Auftragsverarbeitung](/de/legal/dpa).

## Konten
- Passwörter werden mit Argon2id gehasht und sind für niemanden lesbar. Rateversuche sind je Adresse und je Konto begrenzt.
- Passkeys, Authenticator-Apps und Wiederherstellungscodes werden unterstützt, ebenso die Anmeldung über das Unternehmen mit SAML und OpenID Connect.
- Sitzungen verwenden kurzlebige, signierte Tokens. Ein Erneuerungstoken gilt einmal; wird eine Kopie eines alten verwendet, endet die ganze Sitzung.
- Änderungen an Passwort, Adresse und Faktoren sowie Anmeldungen von neuen Geräten werden der Person per E-Mail mitgeteilt.

## Trennung
Jede Datenzeile gehört zu einem Arbeitsbereich, und die Datenbank selbst verweigert allen anderen den Zugriff: Zeilenweiser Zugriffsschutz ist für jede Tabelle erzwungen, und keine Rolle des Programms umgeht ihn.

## Verschlüsselung
- Zwischen Browser und Server: TLS, vom Betreiber vor der Installation eingerichtet.
- Schlüssel von Anbietern, Geheimnisse und personenbezogene Felder des Compliance-Protokolls: AES-256-GCM unter einem Hauptschlüssel, der außerhalb der Datenbank liegt und gewechselt werden kann.
- Datenträger und Sicherungen: wie vom Betreiber eingerichtet.

## Der Assistent
Was eine Webseite, eine E-Mail oder ein Dokument sagt, gilt als Inhalt und nie als Auftrag. Seine Werkzeuge haben nicht mehr Rechte als der Mensch, für den sie arbeiten. Abgerufen werden nur Adressen im öffentlichen Internet, und Antworten werden angezeigt, ohne etwas von anderswo zu laden.

## Seiten
Eine strenge Content Security Policy lässt keine fremden Skripte, Stile, Schriften oder Bilder zu. Es gibt keine Anfragen an Dritte und keine Cookies zur Verfolgung.

## Aufzeichnungen
Jede Änderung schreibt ihren Eintrag in derselben Transaktion; lässt er sich nicht schreiben, findet die Änderung nicht statt. Einträge werden nie geändert oder entfernt, personenbezogene Felder darin sind mit einem Schlüssel je Person versiegelt.

## Verfügbarkeit
Begonnene Arbeit übersteht Abstürze und Neustarts: Ein anderer Prozess übernimmt sie nach dem letzten abgeschlossenen Schritt. Sicherungen, Aktualisierungen und Überwachung der Rechner sind Aufgabe des Betreibers.

## Menschen
Zugang zu Rechnern und Sicherungen haben nur diejenigen, die die Installation betreiben. Der Betreiber benennt sie und verpflichtet sie zur Vertraulichkeit.

## Eine Schwachstelle melden
Schreiben Sie an {{email}} und beschreiben Sie, wie man sie nachvollzieht. Sie erhalten innerhalb von fünf Werktagen Antwort. Bitte geben Sie uns 90 Tage Zeit, sie zu beheben, bevor Sie sie veröffentlichen, und berühren Sie keine Daten anderer; dann gehen wir nicht rechtlich gegen Sie vor und nennen auf Wunsch Ihren Namen.
`,
};
