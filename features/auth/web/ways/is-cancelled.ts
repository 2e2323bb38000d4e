/** True when the person, or the time, ended the question of the browser: it does not tell which. */
export function isCancelled(error: Error): boolean {
  const cause: unknown = "originalError" in error ? error.originalError : error.cause;
  const names = [error.name, cause instanceof Error ? cause.name : undefined];
  return names.includes("NotAllowedError") || names.includes("AbortError");
}
