/** Parts of an installation, by what the server says of them. */
export const toldNodes: Readonly<Record<string, string>> = {
  "own process": "eigener Prozess",
  "one process": "ein Prozess",
  "Your browser": "Ihr Browser",
  "no tracking cookies": "kein Cookie-Tracking",
  "Shows the pages and what the assistant writes. Of anyone else it loads the payment form alone. It keeps cookies of ours only while you sign in, confirm your address or order.":
    "Zeigt die Seiten und das, was der Assistent schreibt. Von anderen lädt er nur das Zahlungsformular. Cookies von uns hat er nur, während Sie sich anmelden, Ihre Adresse bestätigen oder bestellen.",
  "Shows the pages and what the assistant writes. It loads nothing from anyone else, and keeps cookies only while you sign in, confirm your address or order.":
    "Zeigt die Seiten und das, was der Assistent schreibt. Er lädt nichts von anderen und hat Cookies nur, während Sie sich anmelden, Ihre Adresse bestätigen oder bestellen.",
  Server: "Server",
  "Answers browsers and programs. It decides who may do what, and writes each act down in the transaction that does it.":
    "Antwortet Browsern und Programmen. Er entscheidet, wer was darf, und hält jede Handlung in der Transaktion fest, die sie ausführt.",
  Worker: "Worker",
  "Lets the assistant work: asks the model, uses tools, journals each step. Another one takes over where one stops.":
    "Lässt den Assistenten arbeiten: fragt das Modell, nutzt Werkzeuge, protokolliert jeden Schritt. Fällt einer aus, macht ein anderer dort weiter.",
  PostgreSQL: "PostgreSQL",
  embedded: "eingebaut",
  external: "extern",
  "Keeps everything: people, conversations, work that waits, live answers and the record of each act. Every table is closed to whoever does not own its rows.":
    "Bewahrt alles auf: Personen, Unterhaltungen, wartende Arbeit, laufende Antworten und den Eintrag zu jeder Handlung. Jede Tabelle ist für alle verschlossen, denen ihre Zeilen nicht gehören.",
  Files: "Dateien",
  "local folder": "lokaler Ordner",
  "S3 storage": "S3-Speicher",
  "Keeps pictures and files that people add.": "Bewahrt Bilder und Dateien auf, die Menschen hinzufügen.",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  Google: "Google",
  "Other model": "Anderes Modell",
  "own network": "eigenes Netz",
  provider: "Anbieter",
  "A language model that runs in the network of this installation.":
    "Ein Sprachmodell, das im Netz dieser Installation läuft.",
  "A language model of a company outside; its terms say how long it keeps what it is asked.":
    "Das Sprachmodell eines fremden Unternehmens; wie lange es Anfragen aufbewahrt, steht in dessen Bedingungen.",
  "Built-in assistant": "Interner Assistent",
  "no model yet": "noch kein Modell",
  "Answers while no language model is connected, by rules of its own. It says what it is beside each answer.":
    "Der eingebaute Assistent antwortet nach eigenen Regeln, solange kein Sprachmodell angebunden ist. Bei jeder Antwort sagt er, was er ist.",
  Voice: "Stimme",
  "on this machine": "auf dieser Maschine",
  "A company that speaks what the assistant wrote, in voices of its own.":
    "Ein Unternehmen, das mit eigenen Stimmen spricht, was der Assistent geschrieben hat.",
  "Speaks what the assistant wrote. The text does not leave the installation and its network for that.":
    "Spricht, was der Assistent geschrieben hat. Der Text verlässt dafür die Installation und ihr Netz nicht.",
  Dictation: "Diktat",
  "Nobody writes down what people say here. Some browsers do it themselves; where one sends the sound is said before.":
    "Hier schreibt niemand nieder, was Menschen sagen. Manche Browser tun es selbst; wohin einer den Ton schickt, steht vorher dabei.",
  "Writes down what people say into their microphones.":
    "Schreibt nieder, was Menschen in ihre Mikrofone sagen.",
  "Web pages": "Webseiten",
  "on request": "auf Anfrage",
  "not connected": "nicht angebunden",
  "Public pages that the assistant reads because somebody asked for it. Private addresses are refused.":
    "Öffentliche Seiten, die der Assistent liest, weil jemand darum gebeten hat. Private Adressen werden abgewiesen.",
  "Mail server": "Mailserver",
  "Mail outbox": "Postausgang",
  SMTP: "SMTP",
  "nothing is sent": "nichts geht hinaus",
  "Takes confirmations, invitations and reminders to people's mailboxes.":
    "Bringt Bestätigungen, Einladungen und Erinnerungen in die Postfächer.",
  "No mail server is connected: mail stays in the database, where admins read it.":
    "Es ist kein Mailserver angebunden: Mails bleiben in der Datenbank, wo Admins sie lesen.",
  "Text messages": "SMS",
  "log only": "nur Protokoll",
  "own gateway": "eigenes Gateway",
  Twilio: "Twilio",
  "Takes codes for signing in to people's phones.": "Bringt Codes für die Anmeldung auf Telefone.",
  "No carrier is connected: codes by text message stay in this installation.":
    "Es ist kein SMS-Dienst angebunden: Codes per SMS bleiben in dieser Installation.",
  Payments: "Zahlungen",
  "nothing is sold here": "kein Verkauf",
  sandbox: "Sandbox",
  "Stripe, test": "Stripe, Test",
  Stripe: "Stripe",
  "Takes card details straight from the browser; this installation never sees them.":
    "Nimmt Kartendaten direkt vom Browser entgegen; diese Installation sieht sie nie.",
  "Plays the payment provider inside this installation, so that everything can be tried. No money moves.":
    "Spielt innerhalb dieser Installation den Zahlungsdienst, damit sich alles ausprobieren lässt. Es fließt kein Geld.",
  "Plans are given by admins; nobody pays here.": "Tarife vergeben die Admins; hier zahlt niemand.",
  "Sign-in elsewhere": "Fremde Anmeldung",
  connected: "angebunden",
  "A company's or a public provider that says who somebody is, when people choose it in place of a password.":
    "Ein Anbieter des Unternehmens oder ein öffentlicher, der bestätigt, wer jemand ist, wenn Menschen das statt eines Passworts wählen.",
};
