const refusals: [RegExp, string][] = [
  // Sums
  [
    /^"(.+)" is not a number or a function that is known here\.$/,
    "„$1“ ist hier weder als Zahl noch als Funktion bekannt.",
  ],
  [/^"(.+)" contains nothing to calculate\.$/, "In „$1“ steht nichts, das sich berechnen lässt."],
  [/^The character "(.+)" is not part of arithmetic\.$/, "Das Zeichen „$1“ gehört zu keiner Rechnung."],
  [/^"(.+)" is not an expression that can be calculated\.$/, "„$1“ lässt sich nicht berechnen."],
  [/^The result is not a real number\.$/, "Das Ergebnis ist keine reelle Zahl."],
  [/^This divides by zero\.$/, "Das teilt durch null."],
  [/^The result is too large to calculate\.$/, "Das Ergebnis ist zu groß."],
  [/^"(.+)" is no unit that is known here\.$/, "„$1“ ist hier als Einheit nicht bekannt."],
  [
    /^"(.+)" measures \w+ and "(.+)" \w+, so neither becomes the other\.$/,
    "„$1“ und „$2“ messen Verschiedenes, also lässt sich das nicht umrechnen.",
  ],
  [
    /^The number "(.+)" is not clear\..*$/,
    "Die Zahl „$1“ ist nicht eindeutig. Schreiben Sie sie ohne Zeichen zwischen den Tausendern.",
  ],
  [
    /^In ".+" .*not clear.*$/,
    "Die Zahlen sind nicht eindeutig. Schreiben Sie sie ohne Zeichen zwischen den Tausendern.",
  ],
  // Days and times
  [/^"(.+)" is not a time of day such as 15:30\.$/, "„$1“ ist keine Uhrzeit wie 15:30."],
  [
    /^"(.+)" is not a time zone or a city that is known here\..*$/,
    "„$1“ ist hier weder als Zeitzone noch als Stadt bekannt. Nennen Sie etwa Europe/Vienna.",
  ],
  [/^"(.+)" does not name a day that is known here\.$/, "„$1“ ist hier als Tag nicht bekannt."],
  // Pages
  [
    /^(\S+) is not on the public internet, so it is not opened\..*$/,
    "$1 steht nicht im öffentlichen Internet und wird deshalb nicht geöffnet. Einen Server im eigenen Netz erlaubt der Betreiber, indem er ihn als host:port in BROWSING_ALLOWED_ORIGINS einträgt und neu startet. Bis dahin: Speichern Sie die Seite, und fügen Sie sie als Datei an.",
  ],
  [
    /^Port (\d+) is not opened; only 80 and 443 are\..*$/,
    "Port $1 wird nicht geöffnet, nur 80 und 443. Einen Server im eigenen Netz erlaubt der Betreiber, indem er ihn als host:port in BROWSING_ALLOWED_ORIGINS einträgt und neu startet. Bis dahin: Speichern Sie die Seite, und fügen Sie sie als Datei an.",
  ],
  [/^No server named (\S+) was found\.$/, "Einen Server namens $1 gibt es nicht."],
  [/^This is not a valid web address\.$/, "Das ist keine gültige Webadresse."],
  [
    /^An address that carries a user name is not opened\.$/,
    "Eine Adresse mit einem Benutzernamen wird nicht geöffnet.",
  ],
  [/^There is no text to read on (\S+)\.$/, "Auf $1 steht kein Text."],
  [
    /^(\S+) asks programs not to read this page.*$/,
    "$1 bittet Programme, diese Seite nicht zu lesen, deshalb blieb sie ungelesen.",
  ],
  [/^(\S+) answers (\d{3})\b.*$/, "$1 antwortet mit $2."],
  // People and memory
  [
    /^Guests and auditors see no list of the people of a workspace\.$/,
    "Gäste und Prüfer sehen keine Liste der Personen.",
  ],
  [
    /^Others read this conversation, and not all of them may see who is in the workspace\..*$/,
    "Andere lesen diese Unterhaltung mit, und nicht alle dürfen sehen, wer im Arbeitsbereich ist. Fragen Sie in einer eigenen Unterhaltung.",
  ],
  [/^Nothing is remembered in these words\.$/, "Mit diesen Worten ist nichts gemerkt."],
  [/^Memory is switched off here by an admin\.$/, "Ein Admin hat das Gedächtnis hier ausgeschaltet."],
  [
    /^The person has switched memory off in the settings.*$/,
    "Sie haben das Gedächtnis in den [Einstellungen](/settings/memory) ausgeschaltet.",
  ],
  [
    /^This conversation is held without memory.*$/,
    "Diese Unterhaltung führen Sie ohne Gedächtnis: Hier wird nichts gemerkt oder nachgesehen.",
  ],
  [
    /^Others can read this conversation, so what is remembered.*$/,
    "Andere können diese Unterhaltung lesen, deshalb wird Ihr Gedächtnis hier nicht verwendet. Sie finden es in den [Einstellungen](/settings/memory).",
  ],
  [/^Several memories fit\. Ask the person which one they mean:/, "Mehreres passt. Was davon meinen Sie?"],
];

/** Why a tool did not do something, in German. What is not known here is quoted, since those words are the tool's. */
export function refusalInGerman(line: string): string {
  const known = refusals.find(([pattern]) => pattern.test(line));
  return known ? line.replace(...known) : `Das Werkzeug meldet: „${line}“`;
}
