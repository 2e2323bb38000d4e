import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const artifactActs: ActWords = {
  nouns: { artifact: ["Artifact", "Artefakt"] },
  acts: {
    "artifact.created": [
      "{actor} created the artifact {artifact}",
      "{actor} hat das Artefakt {artifact} angelegt",
    ],
    "artifact.saved": [
      "{actor} saved a version of the artifact {artifact}",
      "{actor} hat eine Version des Artefakts {artifact} gespeichert",
    ],
    "artifact.renamed": [
      "{actor} renamed the artifact {artifact}",
      "{actor} hat das Artefakt {artifact} umbenannt",
    ],
    "artifact.language_set": [
      "{actor} said which language the code of the artifact {artifact} is in",
      "{actor} hat angegeben, in welcher Sprache der Programmcode des Artefakts {artifact} ist",
    ],
    "artifact.version_restored": [
      "{actor} restored an earlier version of the artifact {artifact}",
      "{actor} hat eine frühere Version des Artefakts {artifact} wiederhergestellt",
    ],
    "artifact.deleted": [
      "{actor} deleted the artifact {artifact}",
      "{actor} hat das Artefakt {artifact} gelöscht",
    ],
    "artifact.restored": [
      "{actor} restored the artifact {artifact}",
      "{actor} hat das Artefakt {artifact} wiederhergestellt",
    ],
    "artifact.expired": [
      "Deleted artifacts were erased, because they could be restored no more",
      "Gelöschte Artefakte wurden endgültig gelöscht, weil sie nicht mehr wiederherstellbar waren",
    ],
  },
};
