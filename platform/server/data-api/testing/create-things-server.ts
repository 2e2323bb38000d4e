import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import type { DataApiDeclaration } from "../declaration.ts";

export interface ThingsServer extends AuthTestServer {
  ann: Person;
  bob: Person;
  /** Sends a request with Ann's headers, or a visitor's. */
  ask(path: string, init?: RequestInit, person?: Person): Promise<Response>;
  /** Restores the rows of Ann and Bob. */
  refill(): Promise<void>;
}

const declaration: DataApiDeclaration = {
  tables: [
    {
      name: "things",
      methods: ["select", "insert", "upsert", "update", "delete"],
      writeAct: "things.changed",
    },
    { name: "notes", methods: ["insert"], writeLimit: { name: "test.notes", burst: 3, perMinute: 1 } },
    { name: "odd table", methods: ["select"] },
  ],
  functions: [
    { name: "list_things" },
    { name: "get_thing" },
    { name: "list_numbers" },
    { name: "add" },
    { name: "first_of" },
    { name: "nothing" },
    { name: "rename_things", isWriting: true, writeAct: "things.changed" },
    { name: "rename_quietly" },
    { name: "refuse" },
    { name: "twice" },
  ],
};

const schema = `
create table things (
  id int primary key,
  owner_id uuid not null default auth.uid(),
  name text,
  tags text[] not null default '{}',
  data jsonb,
  span int4range,
  price numeric(20, 2) default 9.99,
  is_new boolean,
  code text unique
);
alter table things enable row level security;
alter table things force row level security;
create policy own on things to authenticated using (owner_id = auth.uid()) with check (owner_id = auth.uid());
create policy service on things to service_role using (true) with check (true);
grant select, insert, update, delete on things to authenticated, service_role;
grant select on things to anon;

create table notes (id int generated always as identity, body text not null);
alter table notes enable row level security;
alter table notes force row level security;
create policy add on notes for insert to anon, authenticated with check (true);
grant insert on notes to anon, authenticated;

create table "odd table" ("a""b" int, "c.d" text, "e f" jsonb);
alter table "odd table" enable row level security;
create policy all_rows on "odd table" for select to anon using (true);
grant select on "odd table" to anon;
insert into "odd table" values (1, 'dot', '{"k y": {"x": [10, 20]}}');

create function list_things(most int default 100) returns setof things language sql stable as
  $$ select * from things order by id limit most $$;
create function get_thing(thing_id int) returns things language sql stable as
  $$ select * from things where id = thing_id $$;
create function list_numbers(upto int) returns setof int language sql immutable as
  $$ select generate_series(1, upto) $$;
create function add(a int, b int) returns int language sql immutable as $$ select a + b $$;
create function first_of(list text[]) returns text language sql immutable as $$ select list[1] $$;
create function nothing() returns void language sql as $$ select 1 $$;
create function rename_things(new_name text) returns setof things language sql volatile as
  $$ update things set name = new_name where owner_id = auth.uid() returning * $$;
create function rename_quietly(new_name text) returns void language sql volatile as
  $$ update things set name = new_name where owner_id = auth.uid() $$;
create function refuse(state text) returns void language plpgsql as $$ begin
  if state = 'PGRST' then
    raise sqlstate 'PGRST' using message = '{"code":"X1","message":"No tea","details":null,"hint":"coffee"}',
      detail = '{"status":418,"headers":{"X-Tea":"no"}}';
  end if;
  raise exception using errcode = state, message = 'refused', hint = 'ask again';
end $$;
create function twice(n int) returns int language sql immutable as $$ select n * 2 $$;
create function twice(n text) returns text language sql immutable as $$ select n || n $$;
`;

/** Three rows per person: a full one, a half-full one, and one with a key only. */
const fill = `
insert into things (id, owner_id, name, tags, data, span, price, is_new, code) values
  ($2::int + 1, $1, 'apple', '{red,"sweet, ripe"}', '{"size": {"cm": 7}, "list": [1, 2]}', '[1,5)', 1.50, true, 'a' || $3),
  ($2::int + 2, $1, 'Banana', '{yellow}', '{"size": {"cm": 20}}', '[5,9)', 2, false, 'b' || $3),
  ($2::int + 3, $1, null, '{}', null, null, null, null, null)`;

/** The real server, with tables and functions that cover every kind of column, and rows of two people. */
export async function createThingsServer(): Promise<ThingsServer> {
  const server = await createOwnAuthTestServer([{ name: "things", dataApi: declaration }]);
  await server.look(schema);
  const ann = await server.signUpPerson();
  const bob = await server.signUpPerson();
  return Object.assign(server, {
    ann,
    bob,
    ask: (path: string, init: RequestInit = {}, person?: Person) =>
      fetch(`${server.url}/rest/v1/${path}`, {
        ...init,
        headers: {
          apikey: server.publishableKey,
          ...(person ? { authorization: person.headers.authorization ?? "" } : {}),
          ...(init.headers as Record<string, string>),
        },
      }),
    async refill() {
      await server.look("delete from things");
      await server.look(fill, [ann.id, 0, ""]);
      await server.look(fill, [bob.id, 10, "!"]);
    },
  });
}
