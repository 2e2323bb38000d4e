import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StartError } from "../config/start-error.ts";
import { migrate } from "../db/migrate.ts";
import { checkDatabase } from "./check-database.ts";
import { explainConnectionError } from "./explain-connection-error.ts";
import { grantApiRoles } from "./grant-api-roles.ts";
import { type Postgres, startPostgres } from "./start-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "adjutant-"));
const apiRoles = ["anon", "authenticated", "service_role", "payment_sandbox"];
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folder, log: { warn: () => {}, error: () => {} } });
  await runIn("postgres", "create database customer", "create database closed");
  await run("revoke connect on database closed from public");
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs statements as superuser in the database of the customer. */
const run = (...statements: string[]) => runIn("customer", ...statements);

async function runIn(database: string, ...statements: string[]) {
  const client = new pg.Client({ ...postgres.superuserConnection, database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const urlOf = (role: string, database = "customer") =>
  `postgresql://${role}@/${database}?host=${encodeURIComponent(postgres.appConnection.host ?? "")}`;

const refusalOf = (url: string, minimumVersion?: number) =>
  checkDatabase(url, minimumVersion).then(
    () => {
      throw new Error("The database was accepted.");
    },
    (error: StartError) => error,
  );

/** The SQL lines of a remedy. */
const sqlOf = ({ remedy }: StartError) =>
  remedy
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.replace("<a new password>", "geheim"));

const dropApiRoles = () => run(...apiRoles.flatMap((role) => [`drop owned by ${role}`, `drop role ${role}`]));

describe("DATABASE_URL", { timeout: 30_000 }, () => {
  it("is accepted with a role that may create roles, schemas and tables", async () => {
    await checkDatabase(urlOf("adjutant_owner", "adjutant"));
  });

  it("gets its roles from a role that may create them, from three servers at once as well", async () => {
    await run("create role founder login createrole", "grant create on database customer to founder");
    await run("grant create on schema public to founder");
    await checkDatabase(urlOf("founder"));
    await Promise.all([1, 2, 3].map(() => grantApiRoles(urlOf("founder"))));
    await grantApiRoles(urlOf("founder"));
    await checkDatabase(urlOf("founder"));
    const client = new pg.Client(urlOf("founder"));
    await client.connect();
    for (const role of apiRoles) await client.query(`set role ${role}`);
    await client.end();
    await run("drop owned by founder");
    await dropApiRoles();
  });

  it("is migrated by a role of any name with no more rights than the remedy grants", async () => {
    await runIn("postgres", "create role landlady login noinherit", "create database house");
    await runIn("house", ...sqlOf(await refusalOf(urlOf("landlady", "house"))));
    await grantApiRoles(urlOf("landlady", "house"));
    const connection = { connectionString: urlOf("landlady", "house") };
    const { applied, present } = await migrate(connection);
    expect(applied).toEqual(present);
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(
      "select distinct unnest(roles)::text as name from pg_policies where policyname = 'owner'",
    );
    await client.end();
    expect(rows).toEqual([{ name: "landlady" }]);
    await runIn("postgres", "drop database house");
    await run("drop owned by landlady");
    await dropApiRoles();
  });

  it("is refused when nothing answers there", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const { message, remedy } = await refusalOf(`postgresql://adjutant:geheim@127.0.0.1:${port}/adjutant`);
    expect(message).toMatch(`PostgreSQL at 127.0.0.1:${port} of DATABASE_URL is not reachable: `);
    expect(message + remedy).not.toContain("geheim");
  });

  it("is refused when the server does not admit the role", async () => {
    expect(await refusalOf(urlOf("stranger"))).toMatchObject({
      message: expect.stringContaining("does not admit the role stranger"),
      remedy: "Correct the user and the password in DATABASE_URL.",
    });
  });

  it("is refused when it cannot be read", async () => {
    const { message, remedy } = await refusalOf("postgresql://adjutant:geheim@db.example:port/adjutant");
    expect(message).toContain("not an address that PostgreSQL understands");
    expect(message + remedy).not.toContain("heim");
  });

  it("is refused with a wrong password", () => {
    const cause = Object.assign(new Error("password authentication failed"), { code: "28P01" });
    const client = new pg.Client("postgresql://adjutant:geheim@db.example/adjutant");
    const { message } = explainConnectionError(cause, client);
    expect(message).toBe(
      "PostgreSQL at db.example:5432 does not admit the role adjutant: wrong password, or no such role.",
    );
  });

  it("is refused when the database does not exist, with the SQL that makes it", async () => {
    const { remedy } = await refusalOf(urlOf("adjutant_owner", "absent"));
    expect(remedy).toContain(`create database "absent" owner "adjutant_owner";`);
  });

  it("is refused when the role may not connect to the database", async () => {
    const { remedy } = await refusalOf(urlOf("adjutant_owner", "closed"));
    expect(remedy).toContain(`grant connect on database "closed" to "adjutant_owner";`);
  });

  it("is refused when PostgreSQL is too old", async () => {
    expect(await refusalOf(urlOf("adjutant_owner"), 99)).toMatchObject({
      message: "PostgreSQL at DATABASE_URL is too old: it is version 18.",
      remedy: "Upgrade it to version 99 or newer, or leave DATABASE_URL out.",
    });
  });

  it("is refused when the database does not hold every language", async () => {
    await run("create database western encoding 'LATIN1' locale 'C' template template0");
    expect((await refusalOf(urlOf("adjutant_owner", "western"))).message).toContain("encoded in LATIN1");
  });

  it("is refused for a superuser; the SQL it prints makes a role that is accepted", async () => {
    const refusal = await refusalOf(urlOf("postgres"));
    expect(refusal.message).toContain("bypasses row-level security");
    await run(...sqlOf(refusal));
    await checkDatabase(urlOf("adjutant"));
    await run("drop owned by adjutant", "drop role adjutant");
    await dropApiRoles();
  });

  it("is refused for a role that may bypass row-level security", async () => {
    await run("create role careless login bypassrls createrole");
    expect((await refusalOf(urlOf("careless"))).message).toContain("bypasses row-level security");
  });

  it("is refused for a role that may not create roles; the SQL it prints makes it accepted", async () => {
    await run("create role modest login");
    const refusal = await refusalOf(urlOf("modest"));
    expect(refusal.message).toContain("may not create what the product needs");
    for (const role of apiRoles) expect(refusal.remedy).toContain(`create role ${role} nologin noinherit;`);
    await run(...sqlOf(refusal));
    await checkDatabase(urlOf("modest"));
    await run("drop owned by modest");
    await dropApiRoles();
  });

  it("is refused for a role that may not become the roles that exist", async () => {
    await run(...apiRoles.map((role) => `create role ${role} nologin noinherit`), "create role shy login");
    await run("grant create on database customer to shy", "grant create on schema public to shy");
    const refusal = await refusalOf(urlOf("shy"));
    expect(refusal.remedy).not.toContain("create role");
    await run(...sqlOf(refusal));
    await checkDatabase(urlOf("shy"));
  });

  it("is refused when one of the roles that exist bypasses row-level security", async () => {
    await run("alter role service_role bypassrls");
    const refusal = await refusalOf(urlOf("shy"));
    expect(refusal.message).toContain("The role service_role");
    await run(...sqlOf(refusal));
    await checkDatabase(urlOf("shy"));
  });
});
