import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** Versions that an erased person wrote of artifacts of others. */
export const retainedArtifactData: KeptData[] = [
  {
    tables: ["artifacts", "artifact_versions"],
    what: [
      "artifacts of other people's conversations and their versions, without who wrote them",
      "Artefakte aus Unterhaltungen anderer und ihre Versionen, ohne wer sie geschrieben hat",
    ],
    ground: [
      "legitimate interest of the workspace that works with them (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse des Arbeitsbereichs, der mit ihnen arbeitet (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["as long as the conversation exists", "solange es die Unterhaltung gibt"],
  },
];
