/** What one run may use. Each limit ends the run with a message that names it; what it said stays. */
export const runLimits = {
  steps: 20,
  timeMs: 10 * 60_000,
  tokens: 400_000,
  outputTokensPerStep: 8_192,
  /** Tool calls of one step that are carried out; the model is told that the others were not. */
  toolCallsPerStep: 16,
  /**
   * Tool calls of the whole run that are carried out. A model that goes on after it was told so, and one that asks
   * for more than these in a single step, is stopped.
   */
  toolCalls: 100,
  /** Runs that may be above a run, each started by the one above it. */
  depth: 8,
  /** Crashes after which a run is given up, so that one that kills servers does not go round for ever. */
  crashes: 3,
};

export type RunLimits = typeof runLimits;
