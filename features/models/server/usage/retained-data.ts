import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** Sums of what models did and cost, without the person. */
export const retainedUsageData: KeptData[] = [
  {
    tables: ["model_calls", "model_usage", "model_latencies"],
    what: [
      "what models cost and how long they took, without the person and the personal workspace",
      "was Modelle gekostet und wie lange sie gebraucht haben, ohne die Person und ihren persönlichen Arbeitsbereich",
    ],
    ground: [
      "anonymous figures; no law on personal data concerns them (GDPR recital 26)",
      "anonyme Zahlen; kein Recht an persönlichen Daten betrifft sie (DSGVO Erwägungsgrund 26)",
    ],
    until: [
      "90 days for single calls, 400 days for sums",
      "90 Tage für einzelne Aufrufe, 400 Tage für Summen",
    ],
  },
];
