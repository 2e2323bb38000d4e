import type pg from "pg";
import { getConstructionPlans } from "pg-boss";

export const jobsSchema = "pgboss";

/**
 * Creates pg-boss's tables if they are missing, and puts them under the product's rule: forced row-level
 * security, accessible to background work only.
 */
export async function installJobsSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_namespace where nspname = $1", [jobsSchema]);
  if (rows.length === 0) {
    await client.query(getConstructionPlans(jobsSchema));
  }
  await client.query(protectTables);
}

const protectTables = `
do $$
declare
  target regclass;
begin
  grant usage on schema ${jobsSchema} to service_role;
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = '${jobsSchema}' and c.relkind in ('r', 'p') and not c.relforcerowsecurity
  loop
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format('create policy service on %s to service_role using (true) with check (true)', target);
  end loop;
  grant select, insert, update, delete on all tables in schema ${jobsSchema} to service_role;
  grant usage, select on all sequences in schema ${jobsSchema} to service_role;
  grant execute on all functions in schema ${jobsSchema} to service_role;
end
$$`;
