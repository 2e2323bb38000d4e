/** Limits of one run. At those of `limitsOf` its person is asked; the others end it with a message. Its output stays. */
export const runLimits = {
  steps: 20,
  timeMs: 10 * 60_000,
  tokens: 400_000,
  outputTokensPerStep: 8_192,
  /** Executed tool calls per step. The model is told that the others were not executed. */
  toolCallsPerStep: 16,
  /** Executed tool calls per run. A model that requests more than these in a single step is stopped. */
  toolCalls: 100,
  /** Maximum number of ancestors of a run. */
  depth: 8,
  /** Crashes after which a run is abandoned, so that it cannot kill servers for ever. */
  crashes: 3,
};

export type RunLimits = typeof runLimits;
