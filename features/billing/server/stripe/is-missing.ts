/** Whether the provider answered that the object does not exist. */
export function isMissing(error: unknown): boolean {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return code === "resource_missing" || statusCode === 404;
}
