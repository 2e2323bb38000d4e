/** Data on its way, by what the server says of it. */
export const toldFlows: Readonly<Record<string, string>> = {
  "requests and answers": "Anfragen und Antworten",
  "What you type and choose, files that you add, and the proof that you are signed in. Pages and answers come back, word by word.":
    "Was Sie eingeben und auswählen, Dateien, die Sie hinzufügen, und der Nachweis Ihrer Anmeldung. Zurück kommen Seiten und Antworten, Wort für Wort.",
  "To do what you ask and show you the result.": "Um zu tun, worum Sie bitten, und es Ihnen zu zeigen.",
  "The browser keeps your session until you sign out, your choices such as colours, and what you typed and did not send.":
    "Der Browser behält Ihre Sitzung, bis Sie sich abmelden, Ihre Einstellungen wie die Farben und was Sie eingegeben und nicht gesendet haben.",
  "page views": "Seitenaufrufe",
  "The page, kind of browser and device, language and referring site, under a 12-character code that changes every day. No IP address, no cookie.":
    "Welche Seite, mit welcher Art von Browser und Gerät, in welcher Sprache und von welcher Website aus, unter einem Code aus 12 Zeichen, der jeden Tag ein anderer ist. Keine Adresse von Ihnen, kein Cookie.",
  "To see which pages are used. With Do Not Track or Global Privacy Control nothing is sent.":
    "Um zu sehen, welche Seiten genutzt werden. Mit Do Not Track oder Global Privacy Control wird nichts gesendet.",
  "Here thirteen months; in the browser the number of the visit, until you clear it.":
    "Hier dreizehn Monate; im Browser die Nummer des Besuchs, bis Sie sie löschen.",
  "rows and audit events": "Zeilen und Protokolleinträge",
  "People, conversations, settings, and the record of each act, written in the same transaction.":
    "Personen, Unterhaltungen, Einstellungen und der Eintrag zu jeder Handlung, geschrieben in derselben Transaktion.",
  "It is where the product stores everything.": "Hier speichert das Produkt alles.",
  "Until you delete it. Audit records stay; personal data in them is encrypted with a key that is destroyed on erasure.":
    "Bis Sie es löschen. Der Eintrag bleibt; was er über Sie sagt, ist mit einem Schlüssel versiegelt, den eine Löschung vernichtet.",
  "Until you delete it. Audit records stay; personal data in them is encrypted with a key that is destroyed on erasure. What visitors do in the demo: an hour.":
    "Bis Sie es löschen. Der Eintrag bleibt; was er über Sie sagt, ist mit einem Schlüssel versiegelt, den eine Löschung vernichtet. Was Besucher in der Demo tun: eine Stunde.",
  files: "Dateien",
  "Pictures of people and files that they add.": "Bilder von Personen und Dateien, die sie hinzufügen.",
  "To show them to people who have access.": "Um sie denen wieder zu zeigen, die sie sehen dürfen.",
  "Until they are deleted or replaced.": "Bis sie gelöscht oder ersetzt werden.",
  "runs and steps": "Läufe und Schritte",
  "Queued work, finished steps, tool calls with their results, and the words of the answer.":
    "Die wartende Arbeit, jeder fertige Schritt, Werkzeugaufrufe mit ihren Ergebnissen und die Wörter der Antwort.",
  "So that nothing is lost or done twice when a process dies.":
    "Damit nichts verloren geht oder doppelt geschieht, wenn ein Prozess ausfällt.",
  "As long as the conversation; the single words of a live answer only until it is complete.":
    "So lange wie die Unterhaltung; die einzelnen Wörter einer laufenden Antwort nur, bis sie vollständig ist.",
  "There: under the provider’s terms. Here: how many tokens it took and what it cost.":
    "Dort: wie es in den Bedingungen des Anbieters steht. Hier: wie viele Tokens es waren und was es gekostet hat.",
  "the question": "die Frage",
  "conversation and answer": "Unterhaltung und Antwort",
  "The messages of the conversation that the question needs, the tools that there are and their results. The answer comes back.":
    "Die Nachrichten der Unterhaltung, die für die Frage nötig sind, die vorhandenen Werkzeuge und deren Ergebnisse. Zurück kommt die Antwort.",
  "To answer although no model is connected.": "Um zu antworten, obwohl kein Modell angebunden ist.",
  "To generate the answer.": "Um die Antwort zu erzeugen.",
  "Nothing beyond the conversation itself.": "Nichts über die Unterhaltung selbst hinaus.",
  "addresses of pages": "Adressen von Seiten",
  "The address of a page that somebody asked about. Its text comes back and is never treated as an instruction.":
    "Die Adresse einer Seite, nach der jemand gefragt hat. Zurück kommt ihr Text, der nie als Befehl gilt.",
  "To read a page for you.": "Um eine Seite für Sie zu lesen.",
  "The text that was read, with the conversation.": "Der gelesene Text, zusammen mit der Unterhaltung.",
  "text to speak": "Text zum Sprechen",
  "The sentences to read aloud, and the chosen style. The sound comes back.":
    "Die Sätze einer Antwort, die jemand hören will, und in welchem von zehn Stilen. Zurück kommt der Ton.",
  "To speak to you.": "Um mit Ihnen zu sprechen.",
  "There: under the provider’s terms. Here: the sound for an hour, in memory.":
    "Dort: wie es in den Bedingungen des Anbieters steht. Hier: der Ton eine Stunde lang, im Arbeitsspeicher.",
  "The sound for an hour, in memory.": "Der Ton eine Stunde lang, im Arbeitsspeicher.",
  "what you say": "was Sie sagen",
  "The sound of what you say, without your name. The words come back.":
    "Der Ton dessen, was Sie sagen, ohne Ihren Namen. Zurück kommen die Worte.",
  "To transcribe what you say, so you do not have to type.":
    "Um zu transkribieren, was Sie sagen, damit Sie nicht tippen müssen.",
  "There: under the provider’s terms. Here: the sound only if you ask for that, with your message.":
    "Dort: wie es in den Bedingungen des Anbieters steht. Hier: der Ton nur, wenn Sie es wünschen, mit Ihrer Nachricht.",
  "The sound only if you ask for that, with your message.":
    "Der Ton nur, wenn Sie es wünschen, mit Ihrer Nachricht.",
  mail: "Mails",
  "The address of the person and the letter: a link to confirm, an invitation, a reminder.":
    "Die Adresse der Person und die E-Mail: ein Link zur Bestätigung, eine Einladung, eine Erinnerung.",
  "To verify addresses and notify people.": "Um Adressen zu bestätigen und Menschen zu benachrichtigen.",
  "There: as the receiving mail servers decide. Here: until it is handed over.":
    "Dort: wie die Mailserver auf dem Weg es handhaben. Hier: bis zur Übergabe.",
  "In the outbox, until it is taken out.": "Im Postausgang, bis sie dort herausgenommen wird.",
  codes: "Codes",
  "A phone number and a code that works for minutes.":
    "Eine Telefonnummer und ein Code, der einige Minuten gilt.",
  "For two-step verification with a phone.": "Für die Bestätigung in zwei Schritten mit einem Telefon.",
  "There: under the carrier’s terms.": "Dort: wie es in den Bedingungen des SMS-Dienstes steht.",
  "In this installation only.": "Nur in dieser Installation.",
  "who you are": "wer Sie sind",
  "That you want to sign in here. Your name and email address come back.":
    "Dass Sie sich hier anmelden möchten. Ihr Name und Ihre E-Mail-Adresse kommen zurück.",
  "To sign in without a separate password.": "Um sich ohne ein Passwort dieser Installation anzumelden.",
  "There: under the provider’s terms. Here: name and address, as long as your account.":
    "Dort: wie es in den Bedingungen des Anbieters steht. Hier: Name und Adresse, so lange wie Ihr Konto.",
  "card details": "Kartendaten",
  "Card and billing address, typed into a form of the payment provider.":
    "Karte und Rechnungsadresse, eingegeben in ein Formular des Zahlungsdienstes.",
  "To pay. They never pass through the server of the product.":
    "Um zu bezahlen. Sie gehen nie über den Server des Produkts.",
  "There: as the law requires. Here: nothing.": "Dort: wie es das Gesetz verlangt. Hier: nichts.",
  "Test cards only; nothing of them is kept.": "Nur Testkarten; nichts davon wird aufbewahrt.",
  "plan and subscription": "Tarif und Abonnement",
  "The plan, the payer's email address, and the result of the payment.":
    "Der Tarif, die E-Mail-Adresse des Zahlers und das Ergebnis der Zahlung.",
  "To start, change and end subscriptions.": "Um Abonnements zu beginnen, zu ändern und zu beenden.",
  "Subscriptions and invoices for as long as the law asks for.":
    "Abonnements und Rechnungen so lange, wie das Gesetz es verlangt.",
};
