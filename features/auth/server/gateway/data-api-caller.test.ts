import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Module } from "#platform/server/module.ts";
import { createFactorWorld, type FactorWorld } from "../factors/testing/factor-world.ts";
import { createSecretKey } from "../keys/create-api-key.ts";
import { testPassword } from "../testing.ts";

const schema = `
create table drafts (id int primary key, owner_id uuid not null default auth.uid());
alter table drafts enable row level security;
alter table drafts force row level security;
create policy own on drafts to authenticated using (owner_id = auth.uid()) with check (owner_id = auth.uid());
create policy service on drafts to service_role using (true) with check (true);
grant select, insert, update, delete on drafts to authenticated, service_role;
create function count_drafts() returns int language sql stable as $$ select count(*)::int from drafts $$;
`;

const drafts: Module = {
  name: "drafts",
  dataApi: {
    tables: [{ name: "drafts", methods: ["select", "insert", "update", "delete"] }],
    functions: [{ name: "count_drafts" }],
  },
};

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld({}, [drafts]);
  await world.look(schema);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.refillLimits();
  await world.look("delete from drafts");
});

function dataAs(token: string | undefined) {
  const headers = { apikey: world.publishableKey, authorization: `Bearer ${token}` };
  return new PostgrestClient(`${world.url}/rest/v1`, { headers });
}

/** Somebody with a second factor, and a session of theirs in which only the password was shown. */
async function halfSignedIn() {
  const person = await world.totpPerson();
  const client = world.authClient();
  const { data } = await client.signInWithPassword({ email: person.email, password: testPassword });
  return { ...person, client, low: dataAs(data.session?.access_token) };
}

const factorRequired = {
  status: 403,
  data: null,
  error: {
    code: "auth.factor_required",
    message: "Complete two-step verification to continue.",
    details: null,
    hint: "Verify a factor in this session, then repeat the call with its new access token.",
  },
};

describe("whoever has a second factor and has not shown it in this session", () => {
  it("reads nothing, neither from a table nor through a function", async () => {
    const { low } = await halfSignedIn();
    expect(await low.from("drafts").select()).toMatchObject(factorRequired);
    expect(await low.rpc("count_drafts")).toMatchObject(factorRequired);
  });

  it("writes nothing", async () => {
    const { low, id } = await halfSignedIn();
    await world.look("insert into drafts values (1, $1)", [id]);
    expect(await low.from("drafts").insert({ id: 2 })).toMatchObject(factorRequired);
    expect(await low.from("drafts").update({ id: 3 }).eq("id", 1)).toMatchObject(factorRequired);
    expect(await low.from("drafts").delete().eq("id", 1)).toMatchObject(factorRequired);
    expect(await world.look("select id from drafts where owner_id = $1", [id])).toEqual([{ id: 1 }]);
  });

  it("does both as soon as it was shown", async () => {
    const { client, factorId, secret, id } = await halfSignedIn();
    const raised = await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    const data = dataAs(raised.data?.access_token);
    expect((await data.from("drafts").insert({ id: 1 })).error).toBeNull();
    expect((await data.from("drafts").select()).data).toEqual([{ id: 1, owner_id: id }]);
  });

  it("is refused at once where a factor was verified in another session meanwhile", async () => {
    const person = await world.signUpPerson();
    const client = world.authClient();
    await client.signInWithPassword({ email: person.email, password: testPassword });
    expect((await person.data.from("drafts").select()).status).toBe(200);
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("No app was enrolled.");
    await client.mfa.challengeAndVerify({ factorId: data.id, code: world.nextCode(data.totp.secret) });
    expect((await person.data.from("drafts").select()).status).toBe(401);
  });
});

describe("a person", () => {
  it("with a factor that was begun and not verified works on as before", async () => {
    const { client, data } = await world.signUpPerson();
    await client.mfa.enroll({ factorType: "totp", friendlyName: "Begun" });
    expect((await data.from("drafts").insert({ id: 1 })).error).toBeNull();
  });

  it("who signed out does nothing with the token that is left", async () => {
    const { client, data } = await world.signUpPerson();
    expect((await data.from("drafts").select()).status).toBe(200);
    await client.signOut();
    const { status, error } = await data.from("drafts").select();
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: "PGRST301", message: "The session of this token has ended" });
  });

  it("who was banned does nothing with the token that is left", async () => {
    const { id, data } = await world.signUpPerson();
    await world.look("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]);
    expect((await data.from("drafts").select()).status).toBe(401);
  });
});

it("visitors and programs are asked for no second factor", async () => {
  const secretKey = await createSecretKey(world.system, {});
  expect((await world.visitor().rpc("count_drafts")).error?.code).toBe("42501");
  const program = new PostgrestClient(`${world.url}/rest/v1`, { headers: { apikey: secretKey } });
  expect((await program.from("drafts").select()).status).toBe(200);
});
