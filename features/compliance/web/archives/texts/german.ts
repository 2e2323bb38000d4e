import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Archive",
  description:
    "Alles, was über Sie gespeichert ist, als ein Zip: Datensätze, Unterhaltungen, Dateien und Ereignisse, so signiert, dass es jeder prüfen kann.",
  request: "Archiv anfordern",
  groups: { own: "Ihre Daten", others: "Von anderen Personen", holds: "Pakete von Aufbewahrungspflichten" },
  empty: "Keine Archive. Eines entsteht im Hintergrund und bleibt 72 Stunden.",
  failed: "Ihre Archive konnten nicht geladen werden",
  waiting: "Wartet, bis es an der Reihe ist",
  writing: (count) => `Wird gepackt: bisher ${count} Dateien`,
  ready: "Fertig",
  failedOne: "Fehlgeschlagen",
  count: (count, size) => `${count} Dateien, ${size}`,
  asked: "Angefordert:",
  expires: "Läuft ab:",
  stop: "Abbrechen",
  remove: "Entfernen",
  removeTitle: (name) => `Archiv „${name}“ entfernen?`,
  removeText: "Sein Zip wird endgültig gelöscht. Die Daten darin bleiben, wo sie gespeichert sind.",
  removeFile: "Archiv entfernen",
  download: "Herunterladen",
  own: "Ihre Daten",
  ofPerson: (name) => `Daten von ${name}`,
  ofHold: (name) => `Paket der Aufbewahrungspflicht „${name}“`,
  gone: "jemandem, dessen Konto es nicht mehr gibt",
  goneHold: "nicht mehr vorhanden",
  notRequested: "Das Archiv wurde nicht angefordert",
  notDownloaded: "Das Archiv wurde nicht heruntergeladen",
  notRemoved: "Das Archiv wurde nicht entfernt",
  verify: "Ohne diesen Server prüft ein Archiv:",
  verifier: "das Prüfprogramm",
  copyCommand: "Befehl kopieren",
  problems: {
    too_large:
      "Größer, als ein Zip sein kann: 4 GB oder 60.000 Dateien. Fragen Sie die Betreiber dieser Installation.",
    interrupted:
      "Das Packen wurde zu oft unterbrochen. Entfernen Sie das Archiv und versuchen Sie es noch einmal.",
    not_permitted: "Ihr Recht, dies herauszugeben, endete, oder es gibt nicht mehr, worum es ging.",
  },
  others: {
    title: "Archiv einer Person",
    description:
      "Für jemanden, der seine Daten verlangt hat. Die Person sieht im Protokoll, dass Sie es angefordert haben, und bekommt eine E-Mail, sofern keine Aufbewahrungspflicht sie umfasst.",
    email: "Adresse",
    submit: "Anfordern",
    needsEmail: "Geben Sie die Adresse der Person an.",
  },
  hold: {
    package: "Paket zur Herausgabe",
    label: (name) => `Paket zur Herausgabe: ${name}`,
    list: (name) => `Pakete: ${name}`,
  },
};
