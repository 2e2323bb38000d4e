import type { CommandWorld } from "./command-world.ts";

/** Tables that belong to the recording and to the request, whatever a command does. */
const others = ["audit_events", "events", "idempotency_keys", "counters"];

const watching = `
  create table testing.changes (transaction_id xid8 primary key);
  create table testing.acts_without_change (act text primary key);
  create function testing.note_change() returns trigger language plpgsql security definer as $$
  begin
    insert into testing.changes values (pg_current_xact_id()) on conflict do nothing;
    return null;
  end $$;
  create function testing.note_act_without_change() returns trigger language plpgsql security definer as $$
  begin
    if not exists (select from testing.changes where transaction_id = pg_current_xact_id()) then
      insert into testing.acts_without_change values (new.act) on conflict do nothing;
    end if;
    return null;
  end $$;
  create constraint trigger note_act_without_change after insert on audit_events
    deferrable initially deferred for each row execute function testing.note_act_without_change()`;

/**
 * Notes from now on the acts of audit events whose transactions changed no row. Returns what reads them, in alphabetical
 * order.
 */
export async function watchChanges({ look }: CommandWorld): Promise<() => Promise<string[]>> {
  await look(watching);
  const tables = await look<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
       and c.relnamespace::regnamespace::text in ('public', 'auth', 'pgboss') and not c.relname = any ($1)`,
    [others],
  );
  // Each by itself: locks on several would wait for work that is under way, which would wait for them.
  for (const { name } of tables) {
    await look(`create trigger note_change after insert or update or delete on ${name}
      for each row execute function testing.note_change()`);
  }
  return async () => {
    const rows = await look<{ act: string }>("select act from testing.acts_without_change order by act");
    return rows.map(({ act }) => act);
  };
}
