/** Features, by their ids. */
export const toldFeatures: Readonly<Record<string, { label: string; text: string }>> = {
  admin: { label: "Verwaltung", text: "Wer die Installation betreiben darf." },
  agents: {
    label: "Agenten",
    text: "Eigene Agenten: Anweisungen, Werkzeuge, Versionen, und wer sie verwenden darf.",
  },
  "ai-settings": {
    label: "KI-Regeln",
    text: "Anweisungen, erlaubte Werkzeuge, und was ein Anbieter nicht zu sehen bekommt.",
  },
  auth: { label: "Konten", text: "Wer jemand ist und wie er es nachweist." },
  billing: {
    label: "Abrechnung",
    text: "Tarife und ihre Preise, Bestellungen und Abonnements von Arbeitsbereichen.",
  },
  branding: {
    label: "Gestaltung",
    text: "Das Aussehen des Produkts: Eine Seite zeigt jeden Baustein in jedem Zustand, hell und dunkel.",
  },
  artifacts: {
    label: "Artefakte",
    text: "Was Menschen und der Assistent neben einer Unterhaltung gemeinsam schreiben, in Versionen.",
  },
  browsing: {
    label: "Websuche",
    text: "Durchsucht das Web und liest eine öffentliche Webseite anhand ihrer Adresse.",
  },
  charts: { label: "Diagramme", text: "Zeigt Zahlen in einer Unterhaltung als Diagramm." },
  chat: { label: "Chat", text: "Unterhaltungen zwischen einer Person und dem Assistenten." },
  code: { label: "Programme", text: "Führt kurze Programme eines Modells abgeschottet aus." },
  comments: {
    label: "Kommentare",
    text: "Was Menschen zu den Nachrichten einer Unterhaltung sagen, daneben. Kein Modell liest es.",
  },
  compliance: {
    label: "Compliance",
    text: "Das Protokoll lesen, filtern und ausführen, Berichte darüber und die Regeln, die über Werkzeugaufrufe entscheiden.",
  },
  connections: {
    label: "Verbindungen",
    text: "MCP-Server und HTTP-APIs, deren Werkzeuge ein Admin einzeln freigibt.",
  },
  demo: {
    label: "Demo",
    text: "Der echte Assistent ohne Konto: eine Stunde lang, in einem eigenen Arbeitsbereich, der danach gelöscht wird.",
  },
  developer: {
    label: "Entwicklung",
    text: "Wo diejenigen nachsehen, die auf dem Produkt aufbauen oder es betreiben.",
  },
  entitlements: {
    label: "Tarifumfang",
    text: "Was Tarife geben, was Arbeitsbereiche davon haben und was sie verbraucht haben.",
  },
  evaluations: { label: "Prüfungen", text: "Tests von Agenten, bevor sie veröffentlicht werden." },
  files: { label: "Dateien", text: "Was Menschen hochladen, und der Text darin." },
  inbox: {
    label: "Eingang",
    text: "Was auf einen Menschen wartet: Freigaben, Fragen und gescheiterte Arbeit.",
  },
  mail: {
    label: "E-Mails",
    text: "Schreibt und sendet E-Mails, die sich eine Minute lang zurückholen lassen.",
  },
  knowledge: {
    label: "Wissen",
    text: "Sammlungen von Dokumenten, und die Stellen darin, die eine Frage beantworten.",
  },
  memory: {
    label: "Gedächtnis",
    text: "Was sich der Assistent für eine Person merken soll, und was nur sie sieht.",
  },
  mentions: { label: "Erwähnungen", text: "Wen ein Text mit @Name meint: Menschen, Teams und Agenten." },
  models: {
    label: "Modelle",
    text: "Welches Sprachmodell antwortet, und der eingebaute Assistent, der antwortet, solange keines angebunden ist.",
  },
  notifications: { label: "Mitteilungen", text: "Sagt Menschen, was geschehen ist." },
  presence: { label: "Anwesenheit", text: "Wer gerade an einer Unterhaltung ist und wer dort schreibt." },
  provisioning: {
    label: "Verzeichnis",
    text: "Das Verzeichnis eines Unternehmens verwaltet die Personen eines Arbeitsbereichs über SCIM 2.0.",
  },
  runs: { label: "Läufe", text: "Eine Arbeit des Assistenten, von der Frage bis zu ihrem Ende." },
  sharing: {
    label: "Freigeben",
    text: "Wer etwas außer seinem Eigentümer öffnen darf: Menschen, Teams oder der ganze Arbeitsbereich, und bis wann.",
  },
  site: {
    label: "Website",
    text: "Die öffentlichen Seiten: was sie sagen, die Rechtstexte und wer welche angenommen hat.",
  },
  triggers: {
    label: "Auslöser",
    text: "Was einen Lauf ohne Menschen am Bildschirm startet: Zeitplan, Webhook oder Ereignis.",
  },
  tasks: { label: "Aufgaben", text: "Arbeit, die Menschen und Agenten übergeben wird." },
  team: { label: "Team", text: "Arbeitsbereiche, und wer ihnen in welcher Rolle angehört." },
  tools: { label: "Werkzeuge", text: "Was ein Agent außer Reden noch kann." },
  tracking: {
    label: "Messung",
    text: "Die anonyme Messung der Nutzung, was Admins davon lesen, und die öffentlichen Zähler der Startseite.",
  },
  voice: {
    label: "Stimme",
    text: "Zehn Sprechweisen mit fertigen synthetischen Stimmen; die Stimme keiner Person wird nachgeahmt.",
  },
};
