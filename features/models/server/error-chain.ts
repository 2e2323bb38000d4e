const MAX_DEPTH = 6;

/** An error and its causes, outermost first. */
export function errorChain(error: unknown): Error[] {
  const chain: Error[] = [];
  let current = error;
  while (current instanceof Error && chain.length < MAX_DEPTH && !chain.includes(current)) {
    chain.push(current);
    current = current.cause;
  }
  return chain;
}

/** The codes of an error and its causes, e.g. "ECONNREFUSED". */
export function errorCodes(error: unknown): string[] {
  return errorChain(error).flatMap((link) => {
    const nested = link instanceof AggregateError ? link.errors.flatMap(errorCodes) : [];
    return "code" in link && typeof link.code === "string" ? [link.code, ...nested] : nested;
  });
}
