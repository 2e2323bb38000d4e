const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `text` is a uuid as PostgreSQL writes it, of any version and in any case. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
