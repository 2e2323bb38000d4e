/** What may stand in the log of a failed call: never what was sent, which names people. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: "unknown" };
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  return { type: type ?? error.name, code, statusCode, requestId };
}
