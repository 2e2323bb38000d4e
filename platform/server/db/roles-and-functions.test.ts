import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";

let database: TestDatabase;
let superuser: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  superuser = new pg.Client(database.superuserConnection);
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.drop();
});

describe("roles and functions", () => {
  it("include no login role that is a superuser, passes policies by or makes roles", async () => {
    const { rows } = await superuser.query(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit from pg_roles where rolname = $1",
      [database.appConnection.user],
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolinherit: false },
    ]);
  });

  it("include no role of the API that may sign in or pass policies by", async () => {
    const { rows } = await superuser.query(
      `select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
         and not rolsuper and not rolbypassrls and not rolcanlogin and not rolcreaterole order by 1`,
    );
    expect(rows.map(({ rolname }) => rolname)).toEqual(["anon", "authenticated", "service_role"]);
  });

  it("run as their owner only where listed here, and then look up names in fixed schemas only", async () => {
    const { rows } = await superuser.query(
      `select p.oid::regprocedure::text as name, exists (
         select from unnest(p.proconfig) setting where setting like 'search_path=%') as "isPinned"
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'auth', 'app', 'pgboss') and p.prosecdef order by 1`,
    );
    expect(rows.map(({ name, isPinned }) => ({ name: name.replace(/[(].*/, ""), isPinned }))).toEqual([
      // Tells the product and people of that workspace beside which conversation an artifact stands.
      { name: "app.conversation_of_artifact", isPinned: true },
      // Those of a hold's package and of keys that a hold keeps answer with ids, to the product itself only.
      { name: "app.conversations_of_hold", isPinned: true },
      // A trigger: counts the words of passages in their own collection.
      { name: "app.count_collection_words", isPinned: true },
      { name: "app.count_rows", isPinned: true },
      // Whether the caller decides about a request of their workspace, asked by the policies of requests.
      { name: "app.decides_request", isPinned: true },
      // Ids of the collections that the caller may edit, or read, asked by the policies of what they hold.
      { name: "app.editable_collections", isPinned: true },
      // The two of reservations refuse another workspace than the caller's before anything else; those that note and
      // count are triggers.
      { name: "app.end_reservation", isPinned: true },
      // Returns ids of the caller's own and shared artifacts only; row-level security is asked again for each.
      { name: "app.find_artifacts", isPinned: true },
      // Returns ids of the caller's own and shared conversations only; row-level security is asked again for each.
      { name: "app.find_entries", isPinned: true },
      // Returns ids of passages in collections that the caller may read; row-level security is asked again for each.
      { name: "app.find_passages", isPinned: true },
      // A trigger: what people were told goes with what it quotes.
      { name: "app.forget_notifications", isPinned: true },
      // A trigger: a passage that changed means something else.
      { name: "app.forget_vectors", isPinned: true },
      // A trigger: whoever gets a conversation gets its artifacts.
      { name: "app.give_artifacts", isPinned: true },
      // Those of grants know the caller's workspace and no other; who may give is decided by the commands.
      { name: "app.grant_object", isPinned: true },
      { name: "app.granted", isPinned: true },
      { name: "app.granted_relation", isPinned: true },
      // Those of holds tell whether a hold keeps something, and in a refusal which and whom to ask. Only deletions ask.
      { name: "app.has_account", isPinned: true },
      { name: "app.held_key_subjects", isPinned: true },
      { name: "app.hold_at", isPinned: true },
      // Takes a lock and reads nothing: the log of a restored database begins anew.
      { name: "app.hold_audit_events", isPinned: true },
      { name: "app.hold_has_conversation", isPinned: true },
      { name: "app.hold_has_file", isPinned: true },
      { name: "app.hold_in_words", isPinned: true },
      // Stores a mail of the caller in the caller's workspace, and repeats only one of the caller's own.
      { name: "app.hold_mail", isPinned: true },
      { name: "app.hold_on_account", isPinned: true },
      { name: "app.hold_on_agent", isPinned: true },
      { name: "app.hold_on_collection", isPinned: true },
      { name: "app.hold_on_conversation", isPinned: true },
      { name: "app.hold_on_file", isPinned: true },
      { name: "app.hold_on_row", isPinned: true },
      { name: "app.holds_on_account", isPinned: true },
      { name: "app.holds_on_account", isPinned: true },
      { name: "app.is_alone_in", isPinned: true },
      { name: "app.is_covered", isPinned: true },
      // Answer for the caller alone.
      { name: "app.is_guest", isPinned: true },
      { name: "app.is_known", isPinned: true },
      // About people of the own workspace alone, whose membership the reader of a conversation does not see.
      { name: "app.is_outsider", isPinned: true },
      { name: "app.is_personal", isPinned: true },
      { name: "app.is_shared", isPinned: true },
      // Only whether a conversation of the caller's workspace is deleted.
      { name: "app.is_shown_conversation", isPinned: true },
      { name: "app.lock_holds_of_account", isPinned: true },
      { name: "app.note_crowded_owner", isPinned: true },
      { name: "app.note_events", isPinned: true },
      { name: "app.note_search_pending", isPinned: true },
      { name: "app.note_sessions", isPinned: true },
      // Whose an object is and whether they alone read it, for the events about it. They answer with an id, people of
      // their own workspace only.
      { name: "app.only_reader", isPinned: true },
      { name: "app.own_grants", isPinned: true },
      { name: "app.owner_of_object", isPinned: true },
      // Those of shares are triggers and what they call: they tell people of what they get and lose.
      { name: "app.people_of_grant", isPinned: true },
      { name: "app.people_of_held_conversations", isPinned: true },
      { name: "app.people_of_key", isPinned: true },
      { name: "app.readable_collections", isPinned: true },
      { name: "app.refuse_held", isPinned: true },
      { name: "app.refuse_held_documents", isPinned: true },
      { name: "app.reserve_usage", isPinned: true },
      { name: "app.revoke_object", isPinned: true },
      // Answers for the caller alone.
      { name: "app.sees_teams", isPinned: true },
      // Moves entries of the search from one table to another, and shows none.
      { name: "app.settle_entries", isPinned: true },
      // A colleague's name beside what they wrote, and of their address only what is before the @. Nobody's of another
      // workspace.
      { name: "app.shown_name", isPinned: true },
      { name: "app.tell_of_deleted_team", isPinned: true },
      { name: "app.tell_of_grants", isPinned: true },
      { name: "app.tell_of_moved_team", isPinned: true },
      { name: "app.tell_of_share", isPinned: true },
      { name: "app.tell_of_team", isPinned: true },
      { name: "app.tell_of_team_shares", isPinned: true },
      { name: "app.workspaces_with", isPinned: true },
    ]);
  });

  it("include no view that reads with the rights of its owner", async () => {
    const { rows } = await superuser.query(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'auth', 'app') and c.relkind in ('v', 'm')
         and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
    );
    expect(rows).toEqual([]);
  });
});
