/** Whether the provider says that the object does not exist (any more). */
export function isMissing(error: unknown): boolean {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return code === "resource_missing" || statusCode === 404;
}
