/** True when PostgreSQL refused the values of a statement (class 22), which it would do every time. */
export function isDataError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^22...$/.test(String(error.code));
}
