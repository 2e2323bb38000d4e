import pg from "pg";
import type { DatabaseFacts } from "./database-facts.ts";

/** The SQL that creates a role with exactly the required rights, and a note on who runs it. */
export function rightsRemedy(facts: DatabaseFacts): string {
  const needsOwnRole = facts.isSuperuser || facts.bypassesRowSecurity;
  const role = pg.escapeIdentifier(needsOwnRole ? "adjutant" : facts.role);
  const database = pg.escapeIdentifier(facts.database);
  const statements = [
    ...(needsOwnRole ? [`create role ${role} login noinherit password '<a new password>';`] : []),
    ...facts.apiRoles
      .filter(({ doesExist }) => !doesExist)
      .map(({ name }) => `create role ${name} nologin noinherit;`),
    `grant ${facts.apiRoles.map(({ name }) => name).join(", ")} to ${role}${facts.version >= 16 ? " with set true, inherit false" : ""};`,
    `grant create, connect, temporary on database ${database} to ${role};`,
    `grant usage, create on schema public to ${role};`,
  ];
  const ending = needsOwnRole ? ["and put the new role and its password into DATABASE_URL."] : [];
  return ["Let the owner of the database run:", ...statements.map((line) => `  ${line}`), ...ending].join(
    "\n",
  );
}
