import type { KeptData } from "#platform/server/erasure/kept-data.ts";

const trials = [
  "legitimate interest: one trial for everybody (GDPR Art. 6 (1) f)",
  "berechtigtes Interesse: ein Probezeitraum für jeden (DSGVO Art. 6 Abs. 1 f)",
] as const;

/** What stays of who paid. Invoices are with the payment provider, whose data the product does not touch. */
export const retainedBillingData: KeptData[] = [
  {
    tables: [],
    what: [
      "invoices and payments, which the payment provider keeps for the operator",
      "Rechnungen und Zahlungen, die der Zahlungsdienst für den Betreiber aufbewahrt",
    ],
    ground: [
      "tax law, as the law of the operator's country asks; in Germany § 147 AO and § 14b UStG",
      "Steuerrecht, wie es das Land des Betreibers verlangt; in Deutschland § 147 AO und § 14b UStG",
    ],
    until: [
      "as the law of the operator's country asks; in Germany 8 years after the year of the invoice",
      "wie es das Land des Betreibers verlangt; in Deutschland 8 Jahre nach dem Jahr der Rechnung",
    ],
  },
  {
    tables: ["subscription_closings"],
    what: [
      "the number of a subscription that is still to be ended at the payment provider",
      "die Nummer eines Abonnements, das beim Zahlungsdienst noch zu beenden ist",
    ],
    ground: ["the end of the contract (GDPR Art. 6 (1) b)", "Ende des Vertrags (DSGVO Art. 6 Abs. 1 b)"],
    until: ["until it has ended there, mostly minutes", "bis es dort beendet ist, meist Minuten"],
  },
  {
    tables: ["trial_redemptions"],
    what: [
      "that an address and a card had a trial, as keyed digests",
      "dass eine Adresse und eine Karte einen Probezeitraum hatten, als verschlüsselte Prüfsummen",
    ],
    ground: trials,
    until: ["730 days after the trial began", "730 Tage nach Beginn des Probezeitraums"],
  },
  {
    tables: ["webhook_events"],
    what: [
      "that the payment provider reported something, with its numbers",
      "dass der Zahlungsdienst etwas gemeldet hat, mit seinen Nummern",
    ],
    ground: [
      "legitimate interest: no report is taken twice (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse: keine Meldung wird zweimal bearbeitet (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["40 days", "40 Tage"],
  },
];
