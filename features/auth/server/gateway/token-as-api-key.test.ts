import { PostgrestClient } from "@supabase/postgrest-js";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module } from "#platform/server/module.ts";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "../testing.ts";

const secret = "a secret that is shared with older programs";

const schema = `
create table papers (id int primary key, owner_id uuid default auth.uid());
alter table papers enable row level security;
alter table papers force row level security;
create policy open on papers for select to anon using (id = 1);
create policy own on papers for select to authenticated using (true);
create policy service on papers to service_role using (true);
grant select on papers to anon, authenticated, service_role;
insert into papers values (1), (2);
`;

const papers: Module = {
  name: "papers",
  dataApi: { tables: [{ name: "papers", methods: ["select"] }] },
};

let server: AuthTestServer;
let ann: Person;
let serviceToken: string;
beforeAll(async () => {
  server = await createOwnAuthTestServer([papers], { auth: { settings: { sharedJwtSecret: secret } } });
  await server.look(schema);
  ann = await server.signUpPerson();
  serviceToken = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
});
afterAll(() => server[Symbol.asyncDispose]());

const idsSeen = async (headers: Record<string, string>) => {
  const client = new PostgrestClient(`${server.url}/rest/v1`, { headers });
  return (await client.from("papers").select("id").order("id")).data?.map(({ id }) => id);
};

async function refusalOf(path: string, headers: Record<string, string>) {
  const reply = await fetch(`${server.url}/auth/v1${path}`, { headers });
  const body = await reply.json();
  return [reply.status, body.error_code];
}

describe("a token that comes only as API key", () => {
  it("is no person: calls that need one ask for a bearer", async () => {
    const apikey = ann.session.access_token;
    expect(await refusalOf("/user", { apikey })).toEqual([401, "no_authorization"]);
    expect(await refusalOf(`/user?apikey=${apikey}`, {})).toEqual([401, "no_authorization"]);
  });

  it("is no service role either", async () => {
    expect(await refusalOf("/admin/users", { apikey: serviceToken })).toEqual([401, "no_authorization"]);
  });

  it("acts as anon on the data API", async () => {
    expect(await idsSeen({ apikey: ann.session.access_token })).toEqual([1]);
    expect(await idsSeen({ apikey: serviceToken })).toEqual([1]);
  });

  it("still identifies the client, unless nobody signed it", async () => {
    const settings = (apikey: string) => fetch(`${server.url}/auth/v1/settings`, { headers: { apikey } });
    expect((await settings(serviceToken)).status).toBe(200);
    expect((await settings(`${serviceToken}x`)).status).toBe(401);
  });
});

describe("a token that comes as bearer too, as client libraries send it", () => {
  it("is its person, or its role", async () => {
    const both = (token: string) => ({ apikey: token, authorization: `Bearer ${token}` });
    expect(await idsSeen(both(ann.session.access_token))).toEqual([1, 2]);
    expect(await idsSeen(both(serviceToken))).toEqual([1, 2]);
    const reply = await fetch(`${server.url}/auth/v1/admin/users`, { headers: both(serviceToken) });
    expect(reply.status).toBe(200);
  });
});
