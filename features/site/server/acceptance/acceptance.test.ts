import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceOf } from "#features/auth/server/index.ts";
import {
  type AuthTestServer,
  createAuthTestServer,
  openAccount,
  testPassword,
} from "#features/auth/server/testing.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { BodyOf } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import { publishContent } from "../content/publish-content.ts";
import { readContent } from "../content/read-content.ts";
import { siteModule } from "../module.ts";
import { listLastAcceptances } from "./acceptance.repository.ts";

let server: AuthTestServer;
let admin: Ctx;

beforeAll(async () => {
  server = await createAuthTestServer([siteModule]);
  const { id: userId } = await server.signUpPerson();
  admin = server.as(createUserActor({ userId, workspaceId: userId, isAdmin: true }));
  await publish("legal.terms", "en");
});
afterAll(() => server[Symbol.asyncDispose]());

async function publish(kind: "legal.terms" | "legal.privacy", language: Language, needsAcceptance = false) {
  const { version, body } = await readContent(server.system, { kind, language });
  const changed: BodyOf<typeof kind> = { ...body, markdown: `${body.markdown}\nMore.` };
  const about = { kind, language, basedOn: version, body: changed, note: "", needsAcceptance };
  return publishContent(admin, about);
}

const recorded = (userId: string) =>
  server.look<{ type: string; version: number; language: string; occasion: string }>(
    `select type, version, language, occasion from legal_acceptances where user_id = $1
     order by type, version`,
    [userId],
  );

/** Signs up as the client library does, with what the page says. */
async function signUp(data?: object) {
  const { data: made } = await server.authClient().signUp({
    ...{ email: `${randomUUID()}@example.com`, password: testPassword },
    ...(data ? { options: { data } } : {}),
  });
  return { id: made.user?.id ?? "", metadata: made.user?.user_metadata };
}

const told = (legal_versions: unknown) => signUp({ sign_up_remarks: { legal_versions }, name: "Ann" });

async function call(method: "GET" | "POST", headers: Record<string, string>, body?: object) {
  const reply = await fetch(`${server.url}/api/v1/legal-acceptances`, {
    ...{ method, headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) } },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

describe("signing up", () => {
  it("records the versions that the page showed, also when a newer one came meanwhile", async () => {
    const { id, metadata } = await told({ language: "en", terms: 1, privacy: 1 });
    expect(await recorded(id)).toEqual([
      { type: "privacy", version: 1, language: "en", occasion: "sign_up" },
      { type: "terms", version: 1, language: "en", occasion: "sign_up" },
    ]);
    // What the page said is no metadata of the account.
    expect(metadata).toMatchObject({ name: "Ann" });
    expect(metadata).not.toHaveProperty("sign_up_remarks");
  });

  it("leaves an event in the person's trail, in the transaction that made the account", async () => {
    const { id } = await told({ language: "en", terms: 1, privacy: 1 });
    const [row] = await server.look<{ transactions: number; events: number }>(
      `select count(distinct transaction_id::text)::int as transactions, count(*)::int as events from audit_events
       where workspace_id = $1 and act in ('user.signed_up', 'legal.accepted')`,
      [id],
    );
    expect(row).toEqual({ transactions: 1, events: 3 });
  });

  it.each([
    ["nothing", undefined],
    [
      "versions that do not exist",
      { sign_up_remarks: { legal_versions: { language: "en", terms: 900, privacy: 900 } } },
    ],
    ["words", { sign_up_remarks: "spells" }],
    ["another language than there is", { sign_up_remarks: { legal_versions: { language: "xx", terms: 1 } } }],
    ["numbers that are none", { sign_up_remarks: { legal_versions: { language: "en", terms: "1; drop" } } }],
  ])("records the newest versions when the client says %s, and lets the person in", async (_what, data) => {
    const { id } = await signUp(data);
    const newest = (await readContent(server.system, { kind: "legal.terms", language: "en" })).version;
    expect((await recorded(id)).map(({ type, version }) => [type, version])).toEqual([
      ["privacy", 1],
      ["terms", newest],
    ]);
  });

  it("records the language that was shown", async () => {
    const { id } = await told({ language: "de", terms: 1, privacy: 1 });
    expect((await recorded(id)).map(({ language }) => language)).toEqual(["de", "de"]);
  });

  it("at the end of a checkout records it as well", async () => {
    const account = await openAccount(server.system, {
      ...{ service: serviceOf(), email: `${randomUUID()}@example.com`, passwordHash: "none" },
      remarks: { legal_versions: { language: "de", terms: 1, privacy: 1 } },
    });
    expect((await recorded(account?.id ?? "")).map(({ language, type }) => [type, language])).toEqual([
      ["privacy", "de"],
      ["terms", "de"],
    ]);
  });

  it("with an address that is taken records nothing of its holder", async () => {
    const person = await server.signUpPerson();
    const before = await recorded(person.id);
    await server.authClient().signUp({
      ...{ email: person.email, password: "another password" },
      options: { data: { sign_up_remarks: { legal_versions: { language: "de", terms: 1, privacy: 1 } } } },
    });
    expect(await recorded(person.id)).toEqual(before);
  });
});

describe("a person", () => {
  it("sees which versions they accepted, and is asked for nothing by a version that does not ask", async () => {
    const person = await server.signUpPerson();
    await publish("legal.privacy", "en");
    const { body } = await call("GET", person.headers);
    expect(body.asked).toEqual([]);
    expect(body.accepted).toMatchObject([
      { type: "terms", title: "Terms of Service", isNewest: true },
      { type: "privacy", version: 1, isNewest: false },
    ]);
  });

  it("is asked again by a version that needs it, and not once they accepted", async () => {
    const person = await server.signUpPerson();
    const version = await publish("legal.terms", "en", true);
    const asked = await call("GET", person.headers);
    expect(asked.body.asked).toEqual([{ type: "terms", title: "Terms of Service", language: "en", version }]);
    const accepted = await call("POST", person.headers, { language: "en", terms: version });
    expect(accepted).toMatchObject({ status: 200, body: { asked: [] } });
    expect(await recorded(person.id)).toContainEqual({
      type: "terms",
      version,
      language: "en",
      occasion: "asked",
    });
    // Said twice, recorded once.
    await call("POST", person.headers, { language: "en", terms: version });
    expect(
      (await recorded(person.id)).filter((row) => row.version === version && row.type === "terms"),
    ).toHaveLength(1);
  });

  it("cannot accept a version that does not exist", async () => {
    const person = await server.signUpPerson();
    const { status, body } = await call("POST", person.headers, { language: "en", terms: 900 });
    expect([status, body.error.code]).toEqual([404, "content.version_not_found"]);
  });

  it("whom somebody else invited is asked at the beginning, since nothing was shown before", async () => {
    const person = await server.signUpPerson();
    await server.look("delete from legal_acceptances where user_id = $1", [person.id]);
    await server.look("update auth.users set invited_at = now() where id = $1", [person.id]);
    const { body } = await call("GET", person.headers);
    expect(body.asked.map(({ type }: { type: string }) => type)).toEqual(["terms", "privacy"]);
  });

  it("sees nothing of what others accepted", async () => {
    const [ann, bob] = [await server.signUpPerson(), await server.signUpPerson()];
    const asBob = server.as(createUserActor({ userId: bob.id, workspaceId: bob.id }));
    expect(await query(asBob, ({ db }) => listLastAcceptances(db, ann.id))).toEqual([]);
    expect((await query(asBob, ({ db }) => listLastAcceptances(db, bob.id))).length).toBe(2);
  });
});

describe("the versions that a page shows", () => {
  it("are told to anyone, in the language of the page", async () => {
    const read = async (language: string) =>
      (await fetch(`${server.url}/api/v1/legal-versions?language=${language}`)).json();
    const { version: terms } = await readContent(server.system, { kind: "legal.terms", language: "en" });
    const { version: privacy } = await readContent(server.system, { kind: "legal.privacy", language: "en" });
    expect(await read("en")).toEqual({ language: "en", terms, privacy });
    expect(await read("de")).toEqual({ language: "de", terms: 1, privacy: 1 });
  });
});
