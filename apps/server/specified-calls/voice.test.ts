import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { createVoiceModule } from "#features/voice/server/module.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createOwnAuthTestServer([createVoiceModule({})]);
});
afterAll(() => server[Symbol.asyncDispose]());

test("a person without a choice reads none, without an error", async () => {
  const { id, data: api } = await server.signUpPerson();
  const { data, error } = await api
    .from("user_voice_settings")
    .select("voice_name")
    .eq("user_id", id)
    .maybeSingle();
  expect([data, error]).toEqual([null, null]);
});

test("asking for exactly one row where there is none is PGRST116", async () => {
  const { id, data: api } = await server.signUpPerson();
  const { error, status } = await api
    .from("user_voice_settings")
    .select("voice_name")
    .eq("user_id", id)
    .single();
  expect(status).toBe(406);
  expect(error).toMatchObject({
    code: "PGRST116",
    details: "The result contains 0 rows",
    hint: null,
    message: "Cannot coerce the result to a single JSON object",
  });
});

test("a choice is kept, and a second one takes its place", async () => {
  const { id, data: api } = await server.signUpPerson();
  const choose = (voice_name: string) =>
    api
      .from("user_voice_settings")
      .upsert({ user_id: id, voice_name, updated_at: new Date().toISOString() }, { onConflict: "user_id" });
  expect((await choose("jarvis")).status).toBe(201);
  expect((await choose("taylor_swift")).status).toBe(200);
  const { data } = await api.from("user_voice_settings").select("voice_name").eq("user_id", id).maybeSingle();
  expect(data).toEqual({ voice_name: "taylor_swift" });
});

test("a choice leaves an audit event of the person", async () => {
  const { id, data: api } = await server.signUpPerson();
  await api.from("user_voice_settings").upsert({ user_id: id, voice_name: "jarvis" });
  const rows = await server.look(
    "select workspace_id, actor_id from audit_events where act = 'voice_settings.changed' and actor_id = $1",
    [id],
  );
  expect(rows).toEqual([{ workspace_id: id, actor_id: id }]);
});

test("nobody sees or sets the choice of another person", async () => {
  const owner = await server.signUpPerson();
  await owner.data.from("user_voice_settings").upsert({ user_id: owner.id, voice_name: "jarvis" });
  const { data: api } = await server.signUpPerson();
  const { data } = await api.from("user_voice_settings").select("*").eq("user_id", owner.id);
  expect(data).toEqual([]);
  const set = await api.from("user_voice_settings").upsert({ user_id: owner.id, voice_name: "joe_rogan" });
  expect([set.status, set.error?.code]).toEqual([403, "42501"]);
  const add = await api
    .from("user_voice_settings")
    .insert({ user_id: randomUUID(), voice_name: "joe_rogan" });
  expect(add.error?.message).toBe(
    'new row violates row-level security policy for table "user_voice_settings"',
  );
});

test("a visitor sees nothing and may write nothing", async () => {
  const visitor = server.visitor();
  expect((await visitor.from("user_voice_settings").select("*")).data).toEqual([]);
  const { status, error } = await visitor
    .from("user_voice_settings")
    .insert({ user_id: randomUUID(), voice_name: "x" });
  expect([status, error?.code]).toEqual([401, "42501"]);
});

test("the ten voices are there after the start", async () => {
  const rows = await server.look("select id, category from voices order by sort_order");
  expect(rows.map(({ id }) => id)).toEqual([
    "jarvis",
    "tony_stark",
    "morgan_freeman",
    "scarlett_johansson",
    "david_attenborough",
    "elon_musk",
    "joe_rogan",
    "barack_obama",
    "taylor_swift",
    "gpt_default",
  ]);
});
