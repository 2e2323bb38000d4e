/** Parts of an installation, by what the server says of them. */
export const toldNodes: Readonly<Record<string, string>> = {
  "own process": "eigener Prozess",
  "one process": "ein Prozess",
  "Your browser": "Ihr Browser",
  "no tracking cookies": "kein Cookie-Tracking",
  "Shows the pages and what the assistant writes. The payment form is the only thing it loads from elsewhere. It keeps our cookies only while you sign in, confirm your address or check out.":
    "Zeigt die Seiten und das, was der Assistent schreibt. Von außen lädt er nur das Zahlungsformular. Unsere Cookies behält er nur, während Sie sich anmelden, Ihre Adresse bestätigen oder bestellen.",
  "Shows the pages and what the assistant writes. It loads nothing from elsewhere, and keeps cookies only while you sign in, confirm your address or check out.":
    "Zeigt die Seiten und das, was der Assistent schreibt. Er lädt nichts von anderen und hat Cookies nur, während Sie sich anmelden, Ihre Adresse bestätigen oder bestellen.",
  Server: "Server",
  "Answers browsers and programs. It checks permissions, and records each action in the transaction that performs it.":
    "Antwortet Browsern und Programmen. Er prüft Rechte und hält jede Handlung in der Transaktion fest, die sie ausführt.",
  Worker: "Worker",
  "Runs the assistant: asks the model, uses tools and records each step. If one worker stops, another takes over.":
    "Lässt den Assistenten arbeiten: fragt das Modell, nutzt Werkzeuge, protokolliert jeden Schritt. Fällt einer aus, macht ein anderer dort weiter.",
  PostgreSQL: "PostgreSQL",
  embedded: "eingebaut",
  external: "extern",
  "Stores everything: people, conversations, queued work, live answers and the audit log. Row-level security protects every table.":
    "Bewahrt alles auf: Personen, Unterhaltungen, wartende Arbeit, laufende Antworten und den Eintrag zu jeder Handlung. Jede Tabelle ist zeilenweise geschützt.",
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
  "A language model of an outside company; its terms say how long it keeps requests.":
    "Das Sprachmodell eines fremden Unternehmens; wie lange es Anfragen aufbewahrt, steht in dessen Bedingungen.",
  "Built-in assistant": "Interner Assistent",
  "no model yet": "noch kein Modell",
  "Answers by fixed rules while no language model is connected. Each of its answers says so.":
    "Der eingebaute Assistent antwortet nach eigenen Regeln, solange kein Sprachmodell angebunden ist. Bei jeder Antwort sagt er, was er ist.",
  Voice: "Stimme",
  "on this machine": "auf dieser Maschine",
  "A company that reads answers aloud in its own voices.":
    "Ein Unternehmen, das mit eigenen Stimmen spricht, was der Assistent geschrieben hat.",
  "Reads answers aloud. The text does not leave the installation and its network.":
    "Spricht, was der Assistent geschrieben hat. Der Text verlässt dafür die Installation und ihr Netz nicht.",
  Dictation: "Diktat",
  "This installation transcribes nothing. Some browsers do it themselves; people are told first where the sound goes.":
    "Diese Installation transkribiert nichts. Manche Browser tun es selbst; wohin der Ton geht, steht vorher dabei.",
  "Transcribes what people say.": "Transkribiert, was Menschen sagen.",
  "Web pages": "Webseiten",
  "on request": "auf Anfrage",
  "not connected": "nicht angebunden",
  "Public pages that the assistant reads on request. Private addresses are refused.":
    "Öffentliche Seiten, die der Assistent liest, weil jemand darum gebeten hat. Private Adressen werden abgewiesen.",
  "Mail server": "Mailserver",
  "Mail outbox": "Postausgang",
  SMTP: "SMTP",
  "nothing is sent": "nichts geht hinaus",
  "Delivers confirmations, invitations and reminders.":
    "Bringt Bestätigungen, Einladungen und Erinnerungen in die Postfächer.",
  "No mail server is connected: emails stay in the database, where admins can read them.":
    "Es ist kein Mailserver angebunden: E-Mails bleiben in der Datenbank, wo Admins sie lesen können.",
  "Text messages": "SMS",
  "log only": "nur Protokoll",
  "own gateway": "eigenes Gateway",
  Twilio: "Twilio",
  "Delivers sign-in codes to phones.": "Bringt Codes für die Anmeldung auf Telefone.",
  "No carrier is connected: codes by text message stay in this installation.":
    "Es ist kein SMS-Dienst angebunden: Codes per SMS bleiben in dieser Installation.",
  Payments: "Zahlungen",
  "nothing is sold here": "kein Verkauf",
  sandbox: "Sandbox",
  "Stripe, test": "Stripe, Test",
  Stripe: "Stripe",
  "Takes card details straight from the browser; this installation never sees them.":
    "Nimmt Kartendaten direkt vom Browser entgegen; diese Installation sieht sie nie.",
  "Stands in for the payment provider, so that you can try everything. No money moves.":
    "Spielt innerhalb dieser Installation den Zahlungsdienst, damit sich alles ausprobieren lässt. Es fließt kein Geld.",
  "Admins assign plans; nobody pays here.": "Tarife vergeben die Admins; hier zahlt niemand.",
  "External sign-in": "Fremde Anmeldung",
  connected: "angebunden",
  "A company or public provider that people can sign in with instead of a password.":
    "Ein Anbieter des Unternehmens oder ein öffentlicher, mit dem man sich statt mit einem Passwort anmelden kann.",
};
