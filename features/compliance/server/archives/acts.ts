import type { ActWords } from "#platform/server/audit/acts.ts";

export const archiveActs: ActWords = {
  nouns: { archive: ["Archive", "Archiv"] },
  acts: {
    "archive.requested": [
      "{actor} asked for an archive of everything stored about {target2}",
      "{actor} hat ein Archiv von allem angefordert, was zu {target2} gespeichert ist",
    ],
    "archive.package_requested": [
      "{actor} asked for the package of the hold {hold}",
      "{actor} hat das Paket der Aufbewahrungspflicht {hold} angefordert",
    ],
    "archive.begun": ["An archive is being written", "Ein Archiv wird geschrieben"],
    "archive.written": ["An archive is ready", "Ein Archiv ist fertig"],
    "archive.failed": ["An archive could not be written", "Ein Archiv konnte nicht geschrieben werden"],
    "archive.resumed": [
      "An archive that was left is written again",
      "Ein liegengebliebenes Archiv wird erneut geschrieben",
    ],
    "archive.downloaded": [
      "{actor} downloaded an archive of everything stored about {target2}",
      "{actor} hat ein Archiv von allem heruntergeladen, was zu {target2} gespeichert ist",
    ],
    "archive.package_downloaded": [
      "{actor} downloaded the package of the hold {hold}",
      "{actor} hat das Paket der Aufbewahrungspflicht {hold} heruntergeladen",
    ],
    "archive.package_removed": [
      "{actor} removed the package of the hold {hold}",
      "{actor} hat das Paket der Aufbewahrungspflicht {hold} entfernt",
    ],
    "archive.removed": ["{actor} removed an archive", "{actor} hat ein Archiv entfernt"],
    "archive.expired": ["An archive expired and was deleted", "Ein Archiv ist abgelaufen und wurde gelöscht"],
    "archive.content_deleted": [
      "The file of an archive was deleted",
      "Die Datei eines Archivs wurde gelöscht",
    ],
  },
};
