import type { Advance, Ending } from "../run-driver.ts";
import { failed } from "./failed.ts";
import { runLimits } from "./limits.ts";

/** The ending of a run that has reached a limit. Undefined when it has not. */
export function limitEnding({ run, activeMs }: Pick<Advance, "run" | "activeMs">): Ending | undefined {
  if (run.step_count >= runLimits.steps) return failed("run.step_limit");
  if (run.input_tokens + run.output_tokens >= runLimits.tokens) return failed("run.token_limit");
  if (activeMs() >= runLimits.timeMs) return failed("run.time_limit");
  return undefined;
}
