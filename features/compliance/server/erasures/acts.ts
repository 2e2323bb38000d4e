import type { ActWords } from "#platform/server/audit/acts.ts";

export const erasureActs: ActWords = {
  nouns: { erasure: ["Erasure of a person", "Löschung einer Person"] },
  acts: {
    "erasure.requested": [
      "{actor} had the person {user} erased",
      "{actor} hat die Löschung der Person {user} veranlasst",
    ],
    "erasure.certificate_issued": [
      "{actor} issued the certificate of an erasure",
      "{actor} hat die Bescheinigung einer Löschung ausgestellt",
    ],
    "erasure.taken_up_again": [
      "{actor} found an erased person in a database from a backup, and erases them again",
      "{actor} hat eine gelöschte Person in einer Datenbank aus einer Sicherung gefunden und löscht sie erneut",
    ],
    "erasure.waits": [
      "{actor} erases a person only when a legal hold ends or their workspace has another owner",
      "{actor} löscht eine Person erst, wenn eine Aufbewahrungspflicht endet oder ihr Arbeitsbereich einen anderen Inhaber hat",
    ],
    "erasure.begun_again": [
      "{actor} erases a person again who came back with a backup",
      "{actor} löscht eine Person erneut, die mit einer Sicherung zurückkam",
    ],
  },
};
