const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `text` is a uuid in PostgreSQL's notation, of any version and case. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
