/** Log fields of a failed call, without its request, which holds personal data. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: "unknown" };
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  return { type: type ?? error.name, code, statusCode, requestId };
}
