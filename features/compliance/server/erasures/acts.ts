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
      "{actor} does not erase a person yet who came back with a backup: a legal hold keeps them, they are the only owner or admin, or another account has their id",
      "{actor} löscht eine Person noch nicht, die mit einer Sicherung zurückkam: eine Aufbewahrungspflicht hält sie, sie ist einziger Inhaber oder Admin, oder ein anderes Konto hat ihre Kennung",
    ],
    "erasure.ledger_refused": [
      "{actor} did not act on notes of erasures among the files: {fact.broken} that this installation did not write, {fact.foreign} of another one",
      "{actor} ist Vermerken über Löschungen bei den Dateien nicht gefolgt: {fact.broken}, die diese Installation nicht schrieb, {fact.foreign} einer anderen",
    ],
    "erasure.begun_again": [
      "{actor} erases a person again who came back with a backup",
      "{actor} löscht eine Person erneut, die mit einer Sicherung zurückkam",
    ],
  },
};
