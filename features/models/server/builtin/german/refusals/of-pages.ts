import type { ToldRefusal } from "./told-refusal.ts";

const ownNetwork =
  "Einen Server im eigenen Netz erlaubt der Betreiber, indem er ihn als host:port in BROWSING_ALLOWED_ORIGINS einträgt und neu startet. Bis dahin: Speichern Sie die Seite, und fügen Sie sie als Datei an.";
const sendIt = "Schicken Sie die Adresse in einer Nachricht, dann wird sie gelesen.";

/** Why a page was not read. */
export const ofPages: ToldRefusal[] = [
  [
    /^(\S+) is not on the public internet, so it is not opened\. For a server in your own network, the operator adds its host:port to BROWSING_ALLOWED_ORIGINS and restarts\. Until then, save the page and add it as a file\.$/,
    `$1 steht nicht im öffentlichen Internet und wird deshalb nicht geöffnet. ${ownNetwork}`,
  ],
  [
    /^Port (\d+) is not opened; only 80 and 443 are\. For a server in your own network, the operator adds its host:port to BROWSING_ALLOWED_ORIGINS and restarts\. Until then, save the page and add it as a file\.$/,
    `Port $1 wird nicht geöffnet, nur 80 und 443. ${ownNetwork}`,
  ],
  [/^No server named (\S+) was found\.$/, "Einen Server namens $1 gibt es nicht."],
  [/^This is not a valid web address\.$/, "Das ist keine gültige Webadresse."],
  [
    /^An address that carries a user name is not opened\.$/,
    "Eine Adresse mit einem Benutzernamen wird nicht geöffnet.",
  ],
  [/^Only http and https addresses can be opened\.$/, "Nur Adressen mit http und https werden geöffnet."],
  [/^The server took too long to answer\.$/, "Der Server hat zu lange nicht geantwortet."],
  [/^The server could not be reached\.$/, "Der Server war nicht zu erreichen."],
  [/^The server sent too much\.$/, "Der Server hat zu viel geschickt."],
  [/^The server did not begin to answer\.$/, "Der Server hat nicht zu antworten begonnen."],
  [/^The server stopped answering\.$/, "Der Server hat mitten in der Antwort aufgehört."],
  [/^The request was cancelled\.$|^The answer is no longer read\.$/, "Die Anfrage wurde abgebrochen."],
  [
    /^The page leads from a secure to an insecure address\.$/,
    "Die Seite führt von einer sicheren zu einer unsicheren Adresse.",
  ],
  [/^The page redirects more than (\d+) times\.$/, "Die Seite leitet öfter als $1-mal weiter."],
  [/^The page redirects to an invalid address\.$/, "Die Seite leitet zu einer ungültigen Adresse weiter."],
  [
    /^The address answers with an unnamed kind of content, which is not read\.$/,
    "Die Adresse antwortet mit einer unbenannten Art von Inhalt, die nicht gelesen wird.",
  ],
  [
    /^The address answers with (\S+), which is not read\.$/,
    "Die Adresse antwortet mit $1, und das wird nicht gelesen.",
  ],
  [
    /^The page is packed in a way that is not read\.$/,
    "Die Seite ist auf eine Weise verpackt, die nicht gelesen wird.",
  ],
  [/^The answer is larger than (\S+) MB\.$/, "Die Antwort ist größer als $1 MB."],
  [
    /^The answer unpacks to far more than was sent\.$/,
    "Ausgepackt ist die Antwort viel größer, als sie geschickt wurde.",
  ],
  [/^The page is nested too deeply to be read\.$/, "Die Seite ist zu tief verschachtelt."],
  [/^The page could not be read: .+\.$/, "Die Seite ist nicht lesbar."],
  [/^There is no text to read on (\S+)\.$/, "Auf $1 steht kein Text."],
  [
    /^(\S+) asks programs not to read this page.*$/,
    "$1 bittet Programme, diese Seite nicht zu lesen, deshalb blieb sie ungelesen.",
  ],
  [/^(\S+) answers 401\b.*$/, "$1 verlangt eine Anmeldung."],
  [/^(\S+) answers 403\b.*$/, "$1 lässt Programme nicht lesen."],
  [/^(\S+) answers 404\b.*$/, "Diese Seite gibt es auf $1 nicht."],
  [/^(\S+) answers 410\b.*$/, "Diese Seite wurde von $1 entfernt."],
  [/^(\S+) answers 429\b.*$/, "$1 nimmt gerade keine weiteren Anfragen an."],
  [/^(\S+) answers (5\d\d)\b.*$/, "Der Server von $1 meldet den Fehler $2."],
  [/^(\S+) answers (\d{3}) .*$/, "$1 weist die Anfrage mit $2 zurück."],
  [
    /^Not read: this address stands neither in what the person wrote nor in a page or search result of this conversation\.$/,
    `Nicht gelesen: Diese Adresse steht weder in Ihren Nachrichten noch auf einer Seite dieser Unterhaltung. ${sendIt}`,
  ],
  [
    /^Not read: this conversation holds text from other conversations or the person's memory, so only addresses that the person wrote are read\.$/,
    `Nicht gelesen: In dieser Unterhaltung steht Text aus anderen Unterhaltungen oder aus Ihrem Gedächtnis, deshalb werden nur Adressen gelesen, die Sie schreiben. ${sendIt}`,
  ],
  [
    /^Not read: the address holds text of this conversation, which its server would learn\.$/,
    `Nicht gelesen: Die Adresse enthält Text dieser Unterhaltung, den ihr Server erfahren würde. ${sendIt}`,
  ],
  [
    /^Not read: this conversation is too long to (?:search for what the address might tell\.|check the address\. Send it in a message, or begin a new one\.)$/,
    `Nicht gelesen: Diese Unterhaltung ist zu lang, um die Adresse zu prüfen. ${sendIt}`,
  ],
  [
    /^Not read: the page offers so many links of nearly the same address that the choice of one would tell its server something\.$/,
    `Nicht gelesen: Die Seite bietet zu viele Links mit fast derselben Adresse. ${sendIt}`,
  ],
  [
    /^Not read: for each page .*at most (\d+) links of pages are followed\.$/,
    `Nicht gelesen: Von jeder Seite, die Sie nennen, wird höchstens $1 Links gefolgt. ${sendIt}`,
  ],
];
