import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** Versions of agents that others use. */
export const retainedAgentData: KeptData[] = [
  {
    tables: ["agent_versions"],
    what: [
      "versions of agents that others use, without who wrote, saved or published them",
      "Versionen von Agenten, die andere nutzen, ohne wer sie geschrieben, gesichert oder veröffentlicht hat",
    ],
    ground: [
      "legitimate interest of the workspace that works with them (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse des Arbeitsbereichs, der mit ihnen arbeitet (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["as long as the agent exists", "solange es den Agenten gibt"],
  },
];
