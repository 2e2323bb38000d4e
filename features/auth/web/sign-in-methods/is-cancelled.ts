/** True when the person cancelled the browser's dialog or it timed out; browsers do not tell which. */
export function isCancelled(error: Error): boolean {
  const cause: unknown = "originalError" in error ? error.originalError : error.cause;
  const names = [error.name, cause instanceof Error ? cause.name : undefined];
  return names.includes("NotAllowedError") || names.includes("AbortError");
}
