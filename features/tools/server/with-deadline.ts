import { ToolError } from "./tool-error.ts";

/** The error of a tool call that Stop ended. */
export const stoppedCode = "tool.cancelled";
/** The error of a tool call that took too long. */
export const timedOutCode = "tool.timed_out";

/**
 * Runs `work` until it ends, times out or `signal` aborts. Returns then even if `work` ignores its signal.
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, deadline]);
  const reasonToStop = () =>
    signal.aborted
      ? new ToolError(stoppedCode, "The answer was stopped while this ran.")
      : new ToolError(timedOutCode, `The tool did not finish within ${timeoutMs / 1000} s.`);
  if (signal.aborted) throw reasonToStop();

  let stop: () => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(reasonToStop());
    either.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work(either), stopped]);
  } catch (error) {
    throw either.aborted ? reasonToStop() : error;
  } finally {
    either.removeEventListener("abort", stop);
  }
}
