import type { SuspendedPerson } from "../keys/suspended-person.repository.ts";

const shown = 50;

/** The number of people, with their addresses. */
export function describeSuspended(people: SuspendedPerson[]): string {
  const names = people.slice(0, shown).map(({ id, email }) => email ?? id);
  return `${people.length} (${names.join(", ")}${people.length > shown ? ", …" : ""})`;
}
