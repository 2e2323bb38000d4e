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
  do $$
  declare
    watched regclass;
  begin
    for watched in
      select c.oid from pg_class c where c.relkind = 'r'
        and c.relnamespace::regnamespace::text in ('public', 'auth', 'pgboss')
        and c.relname not in (${others.map((name) => `'${name}'`).join(", ")})
    loop
      execute format('create trigger note_change after insert or update or delete on %s
        for each row execute function testing.note_change()', watched);
    end loop;
  end $$;
  create constraint trigger note_act_without_change after insert on audit_events
    deferrable initially deferred for each row execute function testing.note_act_without_change()`;

/**
 * Notes from now on the acts of audit events whose transactions changed no row. Returns what reads them, in alphabetical
 * order.
 */
export async function watchChanges({ look }: CommandWorld): Promise<() => Promise<string[]>> {
  await look(watching);
  return async () => {
    const rows = await look<{ act: string }>("select act from testing.acts_without_change order by act");
    return rows.map(({ act }) => act);
  };
}
