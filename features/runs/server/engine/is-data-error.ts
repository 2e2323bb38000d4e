/** True when PostgreSQL refused the values of a statement (class 22). A retry would fail too. */
export function isDataError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^22...$/.test(String(error.code));
}
