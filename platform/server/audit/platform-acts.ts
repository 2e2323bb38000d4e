import type { ActWords } from "./acts.ts";

/** What is recorded here, in words. */
export const platformActs: ActWords = {
  nouns: {
    master_key: ["Master key", "Hauptschlüssel"],
    user: ["Person", "Person"],
    grant: ["Share", "Freigabe"],
    delivery: ["Delivery between parts", "Zustellung zwischen Teilen"],
    workspace: ["Workspace", "Arbeitsbereich"],
    team: ["Team", "Team"],
    event: ["Event between parts", "Ereignis zwischen Teilen"],
  },
  acts: {
    "master_key.resealed": [
      "{actor} encrypted stored secrets again with the new master key",
      "{actor} hat gespeicherte Geheimnisse mit dem neuen Hauptschlüssel verschlüsselt",
    ],
    "master_key.rotated": ["{actor} replaced the master key", "{actor} hat den Hauptschlüssel ersetzt"],
    "user.rows_erased": [
      "{actor} erased {fact.count} rows of the person {user}",
      "{actor} hat {fact.count} Zeilen der Person {user} gelöscht",
    ],
    "hold.refused_deletion": [
      "{actor} tried to delete {target}, which a legal hold keeps",
      "{actor} wollte {target} löschen, was eine Aufbewahrungspflicht verhindert",
    ],
    "grant.shared": [
      "{actor} shared {target} with {target2}",
      "{actor} hat {target} für {target2} freigegeben",
    ],
    "grant.unshared": [
      "{actor} stopped sharing {target} with {target2}",
      "{actor} hat die Freigabe von {target} für {target2} beendet",
    ],
    "delivery.retried": [
      "{actor} delivered a failed event again",
      "{actor} hat ein fehlgeschlagenes Ereignis erneut zugestellt",
    ],
    "delivery.skipped": [
      "{actor} skipped a failed event",
      "{actor} hat ein fehlgeschlagenes Ereignis übersprungen",
    ],
  },
};
