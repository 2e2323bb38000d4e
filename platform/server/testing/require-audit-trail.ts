import pg from "pg";
import type { TestDatabase } from "./create-test-database.ts";

/**
 * Tables whose rows are technique and not a person's doing: journals and streams whose end is audited,
 * counters, caches, and the audit itself. Every other table is watched.
 */
const unwatched = [
  "events",
  "data_keys",
  "audit_events",
  "idempotency_keys",
  "rate_limits",
  "installation",
  "schema_migrations",
  "run_chunks",
  "run_steps",
  "user_sessions",
  "user_events",
  "counters",
  "public_counters",
];

/**
 * Makes every transaction of this test database fail at its commit when it changed a row of a watched table
 * without writing an audit event: so each test of a command is also a test of its trail.
 */
export async function requireAuditTrail(database: TestDatabase): Promise<void> {
  const client = new pg.Client(database.superuserConnection);
  await client.connect();
  try {
    await client.query(
      "create index if not exists audit_events_by_transaction on audit_events (transaction_id)",
    );
    await client.query(watchTables(unwatched));
  } finally {
    await client.end();
  }
}

/** Which server holds a run, and until when, is technique; what becomes of the run is not. */
const unlessLeaseOnly = `when (
  old.cancel_requested_at is distinct from new.cancel_requested_at or new.status <> 'running')`;

const watchTables = (except: string[]) => `
create or replace function app.require_audit() returns trigger language plpgsql security definer as $$
begin
  if current_setting('app.audit_exempt', true) = 'on' then return null; end if;
  if not exists (select from audit_events where transaction_id = pg_current_xact_id()) then
    raise exception 'A row of % was changed (%) without an audit event', tg_table_name, tg_op;
  end if;
  return null;
end
$$;
do $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind = 'r' and not c.relname = any (array[${except.map((name) => pg.escapeLiteral(name)).join(",")}])
  loop
    execute format('create constraint trigger require_audit after insert or delete on %s
      deferrable initially deferred for each row execute function app.require_audit()', target.name);
    execute format('create constraint trigger require_audit_of_update after update on %s
      deferrable initially deferred for each row %s execute function app.require_audit()', target.name,
      case when target.name = 'runs'::regclass then $when$${unlessLeaseOnly}$when$ else '' end);
  end loop;
end
$$;`;
