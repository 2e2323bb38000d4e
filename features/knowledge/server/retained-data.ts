import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** Documents of collections that others read. */
export const retainedKnowledgeData: KeptData[] = [
  {
    tables: ["documents", "conversation_collections"],
    what: [
      "documents of collections that others read, and which collections conversations of others ask, without who added them",
      "Dokumente von Sammlungen, die andere lesen, und welche Sammlungen Unterhaltungen anderer befragen, ohne wer sie hinzugefügt hat",
    ],
    ground: [
      "legitimate interest of the workspace that works with them (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse des Arbeitsbereichs, der mit ihnen arbeitet (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["as long as the collection exists", "solange es die Sammlung gibt"],
  },
];
