import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { type DatabaseFacts, readDatabaseFacts } from "./database-facts.ts";
import { explainConnectionError } from "./explain-connection-error.ts";
import { rightsRemedy } from "./rights-remedy.ts";

/** The oldest PostgreSQL with the row-level security, roles and SQL that the product needs. */
const oldestVersion = 15;

/**
 * Connects to the PostgreSQL of DATABASE_URL and throws a StartError when the product cannot work on it
 * safely. Where possible the remedy is SQL for the database's owner.
 */
export async function checkDatabase(url: string, minimumVersion = oldestVersion): Promise<void> {
  const client = createClient(url);
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw explainConnectionError(error as Error, client);
  }
  try {
    refuseUnfit(await readDatabaseFacts(client), minimumVersion);
  } finally {
    await client.end();
  }
}

function createClient(url: string) {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  } catch (cause) {
    throw new StartError(
      "DATABASE_URL is not an address that PostgreSQL understands.",
      "Write it as postgresql://user:password@host:5432/database, with %XX for special characters.",
      { cause },
    );
  }
}

function refuseUnfit(facts: DatabaseFacts, minimumVersion: number) {
  if (facts.version < minimumVersion) {
    throw new StartError(
      `PostgreSQL at DATABASE_URL is too old: it is version ${facts.version}.`,
      `Upgrade it to version ${minimumVersion} or newer, or leave DATABASE_URL out.`,
    );
  }
  if (facts.encoding !== "UTF8") {
    throw new StartError(
      `The database at DATABASE_URL is encoded in ${facts.encoding}, not in UTF8.`,
      `Make one that is: create database ${pg.escapeIdentifier(`${facts.database}_utf8`)} encoding 'UTF8' template template0;`,
    );
  }
  if (facts.isSuperuser || facts.bypassesRowSecurity) {
    throw new StartError(
      `The role ${facts.role} of DATABASE_URL bypasses row-level security, so nothing would keep workspaces apart.`,
      rightsRemedy(facts),
    );
  }
  const bypassing = facts.apiRoles.filter(({ bypassesRowSecurity }) => bypassesRowSecurity);
  if (bypassing.length > 0) {
    const names = bypassing.map(({ name }) => name);
    throw new StartError(
      `The role ${names.join(", ")} in the database of DATABASE_URL bypasses row-level security.`,
      sqlRemedy(names.map((name) => `alter role ${name} nosuperuser nobypassrls;`)),
    );
  }
  const isAnyMissing = facts.apiRoles.some((role) => !role.isUsable && !facts.mayMake(role));
  if (isAnyMissing || !facts.mayCreateSchemas || !facts.mayCreateTables) {
    throw new StartError(
      `The role ${facts.role} of DATABASE_URL may not create what the product needs in the database ${facts.database}.`,
      rightsRemedy(facts),
    );
  }
}

function sqlRemedy(statements: string[]) {
  return ["Let the owner of the database run:", ...statements.map((statement) => `  ${statement}`)].join(
    "\n",
  );
}
