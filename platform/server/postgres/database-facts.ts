import type pg from "pg";

export interface ApiRole {
  name: "anon" | "authenticated" | "service_role" | "payment_sandbox";
  doesExist: boolean;
  /** The connection's role may become it. */
  isUsable: boolean;
  /** The connection's role may grant it. */
  isGrantable: boolean;
  bypassesRowSecurity: boolean;
}

/** Facts that decide whether a database suits the product. */
export interface DatabaseFacts {
  /** Major version. */
  version: number;
  encoding: string;
  database: string;
  role: string;
  isSuperuser: boolean;
  bypassesRowSecurity: boolean;
  mayCreateSchemas: boolean;
  mayCreateTables: boolean;
  apiRoles: ApiRole[];
  /** Whether the connection's role can create or grant `role` itself. */
  mayMake(role: ApiRole): boolean;
}

export async function readDatabaseFacts(client: pg.Client): Promise<DatabaseFacts> {
  const version = await readVersion(client);
  const { rows } = await client.query(
    `select current_database() as database, current_user as role, current_setting('server_encoding') as encoding,
       r.rolsuper as "isSuperuser", r.rolbypassrls as "bypassesRowSecurity", r.rolcreaterole as "mayCreateRoles",
       has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
       has_schema_privilege('public', 'create') as "mayCreateTables"
     from pg_roles r where r.rolname = current_user`,
  );
  const { mayCreateRoles, ...facts } = rows[0];
  const apiRoles = await readApiRoles(client, version);
  // Before version 16, CREATEROLE includes granting any role that is not a superuser.
  const mayMake = ({ doesExist, isGrantable }: ApiRole) =>
    doesExist ? isGrantable || (version < 16 && mayCreateRoles) : mayCreateRoles;
  return { ...facts, version, apiRoles, mayMake };
}

async function readVersion(client: pg.Client) {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]?.version ?? 0;
}

async function readApiRoles(client: pg.Client, version: number) {
  const { rows } = await client.query<ApiRole>(
    `select name, r.rolname is not null as "doesExist",
       coalesce(r.rolsuper or r.rolbypassrls, false) as "bypassesRowSecurity",
       coalesce(pg_has_role(r.oid, $1), false) as "isUsable",
       coalesce(pg_has_role(r.oid, 'member with admin option'), false) as "isGrantable"
     from unnest(array['anon', 'authenticated', 'service_role', 'payment_sandbox']) with ordinality as wanted (name, place)
     left join pg_roles r on r.rolname = name order by place`,
    [version >= 16 ? "set" : "member"],
  );
  return rows;
}
