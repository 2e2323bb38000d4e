import pg from "pg";
import type { Connection } from "#platform/server/db/pool.ts";
import type { GeneratedFile } from "./generated-file.ts";

const introduction =
  "-- The schema that all migrations make together, for reading. Nothing executes this file.\n";

/** database/schema.sql for reviewers, read from the catalogue of a migrated database. */
export function schemaDump(connection: Connection): GeneratedFile {
  return {
    path: "database/schema.sql",
    make: async () => {
      const client = new pg.Client(connection);
      await client.connect();
      try {
        const tables = await readLines(client, tablesQuery);
        const functions = await readLines(client, functionsQuery);
        return `${[introduction, ...tables, ...functions].join("\n")}`;
      } finally {
        await client.end();
      }
    },
  };
}

async function readLines(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(query);
  return rows.map(({ text }) => text.replace(/[ \t]+$/gm, ""));
}

const ownSchemas = "('public', 'auth', 'app')";

/** One text per table: columns and constraints, then indexes, policies, triggers. */
const tablesQuery = `
  select format(E'create table %s (\\n%s\\n);\\n%s', name, concat_ws(E',\\n', columns, constraints), concat_ws(E'\\n',
    case when relrowsecurity and relforcerowsecurity then format('-- row-level security is forced on %s', name) end,
    indexes, policies, triggers) || E'\\n') as text
  from (
    select c.oid, c.relrowsecurity, c.relforcerowsecurity, format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(concat_ws(' ', format('  %I', a.attname), format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end,
          case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
               when a.attidentity <> '' then 'generated as identity'
               when d.oid is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end), E',\\n' order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select string_agg(format('  constraint %I %s', conname, pg_get_constraintdef(k.oid)), E',\\n' order by conname)
        from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') as constraints,
      (select string_agg(pg_get_indexdef(i.indexrelid) || ';', E'\\n' order by i.indexrelid::regclass::text)
        from pg_index i where i.indrelid = c.oid
          and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)) as indexes,
      (select string_agg(concat_ws(' ', format('create policy %I on %I.%I for %s to %s', p.policyname, p.schemaname,
            p.tablename, lower(p.cmd), array_to_string(p.roles, ', ')),
          format('using (%s)', p.qual), format('with check (%s)', p.with_check)) || ';', E'\\n' order by p.policyname)
        from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname) as policies,
      (select string_agg(pg_get_triggerdef(t.oid) || ';', E'\\n' order by t.tgname)
        from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ${ownSchemas} and c.relname <> 'schema_migrations'
  ) as tables order by name collate "C"`;

const functionsQuery = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n') || E';\\n' as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${ownSchemas} and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname collate "C", p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;
