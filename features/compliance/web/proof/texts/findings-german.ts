/** What the verifier finds, by its English sentence. Places are numbered from 0. */
export const findings: Readonly<Record<string, string>> = {
  // A log and its files.
  "Log {}. Its entries are counted from 1.": "Protokoll {0}. Seine Einträge sind ab 1 gezählt.",
  "{} entry is complete and unchanged.": "{0} Eintrag ist vollständig und unverändert.",
  "{} entries are complete, unchanged and in their order.":
    "{0} Einträge sind vollständig, unverändert und in ihrer Reihenfolge.",
  "They are of {}.": "Sie sind von {0}.",
  "{} to {}": "{0} bis {1}",
  "{} tile agrees with the entries.": "{0} Kachel stimmt mit den Einträgen überein.",
  "{} tiles agree with the entries.": "{0} Kacheln stimmen mit den Einträgen überein.",
  "{} log is what was signed.": "{0} Protokoll ist, was signiert wurde.",
  "{} logs are what was signed.": "{0} Protokolle sind, was signiert wurde.",
  "It was closed, because {}.": "Es wurde geschlossen, weil {0}.",
  "the database was restored from a backup that lacked some of its entries. They are lost to this export":
    "die Datenbank aus einer Sicherung wiederhergestellt wurde, in der Einträge fehlten. Diesem Export fehlen sie",
  "the database was restored into another one": "die Datenbank in eine andere wiederhergestellt wurde",
  "The keys were taken from the export itself. Compare them with those that you were given before:{}":
    "Die Schlüssel stammen aus dem Export selbst. Vergleichen Sie sie mit denen, die Sie früher erhalten haben:{0}",
  "The export ends too early. Download it again.":
    "Der Export endet zu früh. Laden Sie ihn noch einmal herunter.",
  "This is not an export of a log, or it was damaged. Download it again.":
    "Das ist kein Export eines Protokolls, oder er ist beschädigt. Laden Sie ihn noch einmal herunter.",
  "The export does not begin with a manifest of a known format.":
    "Der Export beginnt nicht mit einem Verzeichnis in bekannter Form.",
  "The export is empty.": "Der Export ist leer.",
  "The files of {} are missing.": "Die Dateien von {0} fehlen.",
  "{} belongs to no log of the export.": "{0} gehört zu keinem Protokoll des Exports.",
  "{} does not belong into an export.": "{0} gehört nicht in einen Export.",
  "{} comes before the checkpoint.": "{0} kommt vor dem Prüfpunkt.",
  "{} is at the wrong place.": "{0} steht am falschen Platz.",
  "{} is at the wrong place, or has the wrong length.":
    "{0} steht am falschen Platz oder hat die falsche Länge.",
  "{} is missing: {}": "{0} fehlt: {1}",
  "{} is missing.": "{0} fehlt.",
  "{} ends in the middle of an entry.": "{0} endet mitten in einem Eintrag.",
  "{} has {} entries, not {}.": "{0} hat {1} Einträge, nicht {2}.",
  "{} does not agree with the entries.": "{0} stimmt nicht mit den Einträgen überein.",
  // What events say about each other.
  "Event {} says that a use of a tool was executed, and no earlier one that it was started.":
    "Ereignis {0} sagt, dass ein Werkzeug eingesetzt wurde, und kein früheres, dass der Einsatz begann.",
  "Event {} says that a use of a tool was started, and an earlier one that a person had denied it.":
    "Ereignis {0} sagt, dass der Einsatz eines Werkzeugs begann, und ein früheres, dass ihn ein Mensch abgelehnt hatte.",
  "Each executed use of a tool was started in an earlier event: {}.":
    "Jeder ausgeführte Einsatz eines Werkzeugs wurde in einem früheren Ereignis begonnen: {0}.",
  "There was an event in every hour.": "In jeder Stunde gab es ein Ereignis.",
  "No event from {} to {}: the product did not run, or could not reach its database.":
    "Kein Ereignis von {0} bis {1}: Das Produkt lief nicht oder erreichte seine Datenbank nicht.",
  "{} more times without an event for an hour or longer.":
    "{0} weitere Male ohne Ereignis für eine Stunde oder länger.",
  // Entries.
  "Entry {} of {} {}.": "Eintrag {0} von {1} {2}.",
  "is neither an event nor a checkpoint": "ist weder ein Ereignis noch ein Prüfpunkt",
  "is not an event": "ist kein Ereignis",
  "has no id, act or time": "hat keine Kennung, Handlung oder Zeit",
  "belongs to another workspace": "gehört zu einem anderen Arbeitsbereich",
  "has the id of an earlier event, {}": "hat die Kennung eines früheren Ereignisses, {0}",
  "{} Log: {}.": "{0} Protokoll: {1}.",
  "Entry {} and those after it are missing: {} of {}.": "Eintrag {0} und die folgenden fehlen: {1} von {2}.",
  "Entry {} was added: the signed log ends before it.":
    "Eintrag {0} wurde hinzugefügt: Das signierte Protokoll endet davor.",
  "Entries {} and {} were exchanged.": "Die Einträge {0} und {1} wurden vertauscht.",
  "Entry {} stands there twice.": "Eintrag {0} steht doppelt da.",
  "Entry {} was left out.": "Eintrag {0} wurde weggelassen.",
  "An entry was inserted at {}.": "An Stelle {0} wurde ein Eintrag eingefügt.",
  "Entry {} stands at the place of entry {}.": "Eintrag {0} steht an der Stelle von Eintrag {1}.",
  "Entry {} was changed.": "Eintrag {0} wurde geändert.",
  "{} has {} entries, and {} were signed.": "{0} hat {1} Einträge, und {2} wurden signiert.",
  "The entries of {} are not those that were signed: entries and tiles were changed.":
    "Die Einträge von {0} sind nicht die signierten: Einträge und Kacheln wurden geändert.",
  // Checkpoints and signatures.
  "The checkpoint of {} is missing.": "Der Prüfpunkt von {0} fehlt.",
  "The checkpoint of {} cannot be read.": "Der Prüfpunkt von {0} ist nicht lesbar.",
  "The checkpoint belongs to another log: {} instead of {}.":
    "Der Prüfpunkt gehört zu einem anderen Protokoll: {0} statt {1}.",
  "The signature under the checkpoint of {} is wrong.":
    "Die Signatur unter dem Prüfpunkt von {0} ist falsch.",
  "The checkpoint of {} is not signed by a key that you trust.":
    "Der Prüfpunkt von {0} ist von keinem Schlüssel signiert, dem Sie vertrauen.",
  "The checkpoint is of {} entries, the export of {}.":
    "Der Prüfpunkt gilt für {0} Einträge, der Export hat {1}.",
  "You kept a checkpoint of {}, which is not in the export.":
    "Sie haben einen Prüfpunkt von {0} behalten, das nicht im Export ist.",
  "The checkpoint that you kept cannot be read.": "Der Prüfpunkt, den Sie behalten haben, ist nicht lesbar.",
  "You kept a checkpoint of {} entries of {}, and the export has {}: the log was rolled back, or the export is older than your checkpoint. Download it again.":
    "Sie haben einen Prüfpunkt von {0} Einträgen von {1} behalten, und der Export hat {2}: Das Protokoll wurde zurückgesetzt, oder der Export ist älter als Ihr Prüfpunkt. Laden Sie ihn noch einmal herunter.",
  "{} was forked: its first {} entries are not those of the checkpoint that you kept.":
    "{0} wurde gegabelt: Die ersten {1} Einträge sind nicht die des Prüfpunkts, den Sie behalten haben.",
  "It continues the checkpoint of {} entry that you kept.":
    "Es setzt den Prüfpunkt von {0} Eintrag fort, den Sie behalten haben.",
  "It continues the checkpoint of {} entries that you kept.":
    "Es setzt den Prüfpunkt von {0} Einträgen fort, den Sie behalten haben.",
  "{} is not a verifier key.": "{0} ist kein Prüfschlüssel.",
  // The log of the installation, and witnesses.
  "{} is missing: nothing shows that the installation's log holds this one.":
    "{0} fehlt: Nichts zeigt, dass das Protokoll der Installation dieses enthält.",
  "{} cannot be read.": "{0} ist nicht lesbar.",
  "{} is about another checkpoint.": "{0} gilt für einen anderen Prüfpunkt.",
  "The log of the installation does not hold this checkpoint: {} is wrong.":
    "Das Protokoll der Installation enthält diesen Prüfpunkt nicht: {0} ist falsch.",
  "The signature under the log of the installation is wrong.":
    "Die Signatur unter dem Protokoll der Installation ist falsch.",
  "The log of the installation holds its checkpoint: entry {} of {} in {}.":
    "Das Protokoll der Installation enthält den Prüfpunkt: Eintrag {0} von {1} in {2}.",
  "{} You gave no key of that log, so nothing says who signed it.":
    "{0} Sie haben keinen Schlüssel dieses Protokolls angegeben, darum ist offen, wer es signiert hat.",
  "The witness {} has not signed it.": "Der Zeuge {0} hat es nicht signiert.",
  "The witness {} signed it at {}.": "Der Zeuge {0} hat es um {1} signiert.",
  // Single events, and their disclosed fields.
  "This is not the proof of an event.": "Das ist kein Beweis eines Ereignisses.",
  "The event is entry {} of {} in {}.": "Das Ereignis ist Eintrag {0} von {1} in {2}.",
  "The event is not entry {} of the log that was signed.":
    "Das Ereignis ist nicht Eintrag {0} des signierten Protokolls.",
  "A key that you trust signed the log.": "Ein Schlüssel, dem Sie vertrauen, hat das Protokoll signiert.",
  "The signature under the log is wrong.": "Die Signatur unter dem Protokoll ist falsch.",
  "No key that you trust signed the log.": "Kein Schlüssel, dem Sie vertrauen, hat das Protokoll signiert.",
  "Nothing shows who signed it. Give the key of the log with --key.":
    "Nichts zeigt, wer signiert hat. Geben Sie den Schlüssel des Protokolls mit --key an.",
  "The event stands in a log that a key of yours signed.":
    "Das Ereignis steht in einem Protokoll, das ein Schlüssel von Ihnen signiert hat.",
  "All {} events stand in a log that a key of yours signed.":
    "Alle {0} Ereignisse stehen in einem Protokoll, das ein Schlüssel von Ihnen signiert hat.",
  "Line {} of the disclosed fields cannot be read.": "Zeile {0} der offengelegten Felder ist nicht lesbar.",
  "The disclosed field {} is not what event {} recorded.":
    "Das offengelegte Feld {0} ist nicht, was Ereignis {1} festgehalten hat.",
  "The disclosed field {} is what event {} recorded.":
    "Das offengelegte Feld {0} ist, was Ereignis {1} festgehalten hat.",
  "The disclosed fields of event {} belong to no event of the export.":
    "Die offengelegten Felder von Ereignis {0} gehören zu keinem Ereignis des Exports.",
  "The disclosed fields of event {} belong to none of these events.":
    "Die offengelegten Felder von Ereignis {0} gehören zu keinem dieser Ereignisse.",
};
