/** What one run may use. Each limit ends the run with a message that names it; what it said stays. */
export const runLimits = {
  steps: 20,
  timeMs: 10 * 60_000,
  tokens: 400_000,
  outputTokensPerStep: 8_192,
  /** Crashes after which a run is given up, so that one that kills servers does not go round for ever. */
  crashes: 3,
};

export type RunLimits = typeof runLimits;
