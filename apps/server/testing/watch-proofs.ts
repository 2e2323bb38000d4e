import type { CommandWorld } from "./command-world.ts";

const watching = `
  create table watched_proofs (user_id uuid, is_published boolean);
  create function watch_proof() returns trigger language plpgsql security definer as $$
  begin
    if tg_table_name = 'users' then insert into public.watched_proofs values (new.id, false);
    elsif new.event = 'address.proved' then insert into public.watched_proofs values (new.object_id::uuid, true);
    end if;
    return null;
  end $$;
  create trigger watch_proof after insert on auth.users for each row
    when (new.email is not null and new.email_confirmed_at is not null) execute function watch_proof();
  create trigger watch_newly_proved after update on auth.users for each row
    when (new.email is not null and new.email_confirmed_at is not null
      and (old.email_confirmed_at is null or old.email is distinct from new.email)) execute function watch_proof();
  create trigger watch_proof after insert on event_deliveries for each row execute function watch_proof()`;

/** Records from now on which addresses are confirmed, and for whom that is published. */
export async function watchProofs({
  look,
}: CommandWorld): Promise<() => Promise<Record<"proved" | "published", string[]>>> {
  await look(watching);
  return async () => {
    const rows = await look<{ user_id: string; is_published: boolean }>(
      "select distinct user_id, is_published from watched_proofs order by 1",
    );
    const idsOf = (isPublished: boolean) =>
      rows.filter((row) => row.is_published === isPublished).map(({ user_id }) => user_id);
    return { proved: idsOf(false), published: idsOf(true) };
  };
}
