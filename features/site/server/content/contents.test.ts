import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { contentKinds, contentSchemas } from "../../contract/content/content-kind.ts";
import { languages } from "../../contract/content/language.ts";
import { siteModule } from "../module.ts";
import { readContent, readContentRevision } from "./read-content.ts";
import { seedContents } from "./seed-contents.ts";
import { seedOf } from "./seed-of.ts";

let server: TestServer;
const admin = createUserActor({ isAdmin: true });
const place = "/api/v1/admin/contents/legal.terms/en";

beforeAll(async () => {
  server = await createTestServer({ modules: [siteModule] });
  await storePerson(server, admin);
  await server.look("update auth.users set email = 'ann@example.com' where id = $1", [admin.userId]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function call(method: "GET" | "POST", url: string, payload?: object, actor = admin) {
  const reply = await server.server.inject({
    ...{ method, url, headers: server.headersOf(actor) },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const publish = (basedOn: number, markdown: string, more: object = {}) =>
  call("POST", `${place}/versions`, { basedOn, body: { title: "Terms", markdown }, ...more });

const newest = async () => (await call("GET", place)).body.version as number;

describe("the texts that come with the product", () => {
  it.each(contentKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    "%s in %s is as its kind has to be, and anyone reads it",
    async (kind, language) => {
      expect(contentSchemas[kind].safeParse(seedOf(kind, language)).error).toBeUndefined();
      const read = await readContent(server.as({ type: "anonymous" }), { kind, language });
      expect(read).toMatchObject({ kind, language, isFallback: false, body: seedOf(kind, language) });
    },
  );

  it("are published once: a new start brings none of them back", async () => {
    const before = await readContentRevision(server.system);
    await seedContents(server.system, {});
    expect(await readContentRevision(server.system)).toBe(before);
  });

  it("stand in for a published text that no longer fits its kind", async () => {
    await server.look(
      "insert into contents (kind, language, version, body, published_at) values ('landing', 'de', 2, '{}', now())",
    );
    const read = await readContent(server.system, { kind: "landing", language: "de" });
    expect([read.version, read.body]).toEqual([2, seedOf("landing", "de")]);
    await server.look("delete from contents where kind = 'landing' and language = 'de' and version = 2");
  });
});

describe("publishing", () => {
  it("makes the next version, which everyone reads, and tells every server by a greater revision", async () => {
    const before = await readContentRevision(server.system);
    const base = await newest();
    const reply = await publish(base, "Ours now.", { note: "First of our own", needsAcceptance: true });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        version: base + 1,
        note: "First of our own",
        publishedBy: "ann@example.com",
        needsAcceptance: true,
      },
    });
    const read = await readContent(server.as({ type: "anonymous" }), { kind: "legal.terms", language: "en" });
    expect(read).toMatchObject({ version: base + 1, body: { markdown: "Ours now." } });
    expect(await readContentRevision(server.as({ type: "anonymous" }))).toBeGreaterThan(before);
  });

  it("leaves an event with kind, language and version", async () => {
    const base = await newest();
    await publish(base, "Recorded.");
    const [event] = await server.look<{ envelope: Buffer; actor_id: string }>(
      "select envelope, actor_id from audit_events where act = 'content.published' order by id desc limit 1",
    );
    expect(event?.actor_id).toBe(admin.userId);
    expect(String(event?.envelope)).toContain("legal.terms");
    expect(String(event?.envelope)).toContain(`"language":"en"`);
    expect(String(event?.envelope)).toContain(`"version":${base + 1}`);
  });

  it("is refused on top of a version that is not the newest any more, and says which is", async () => {
    const base = await newest();
    await publish(base, "Of the faster one.");
    const reply = await publish(base, "Of the slower one.");
    expect(reply).toMatchObject({
      status: 409,
      body: { error: { code: "content.published_meanwhile", details: { newest: base + 1 } } },
    });
    expect(reply.body.error.message).toContain("Your changes are kept");
  });

  it("lets one of two win who publish at the same time", async () => {
    const base = await newest();
    const replies = await Promise.all([publish(base, "One."), publish(base, "Other.")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("refuses a text that is not as its kind has to be, with every place", async () => {
    const reply = await call("POST", `${place}/versions`, { basedOn: await newest(), body: { title: "" } });
    expect(reply.body.error).toMatchObject({
      code: "content.invalid",
      details: { problems: [{ path: ["title"] }, { path: ["markdown"] }] },
    });
  });

  it("asks for acceptance of nothing but terms and privacy", async () => {
    const body = { title: "Cookies", markdown: "None." };
    const reply = await call("POST", "/api/v1/admin/contents/legal.cookies/en/versions", {
      ...{ basedOn: 1, body, needsAcceptance: true },
    });
    expect(reply.body.needsAcceptance).toBe(false);
  });

  it("is for admins: a member may neither publish nor look at what is edited", async () => {
    const member = createUserActor();
    const replies = await Promise.all([
      call("POST", `${place}/versions`, { basedOn: 1, body: {} }, member),
      call("POST", `${place}/restore`, { basedOn: 1, version: 1 }, member),
      call("GET", place, undefined, member),
      call("GET", `${place}/versions`, undefined, member),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe("versions", () => {
  it("are listed page by page, the newest first", async () => {
    const last = await newest();
    const first = await call("GET", `${place}/versions?limit=2`);
    expect(first.body.items.map(({ version }: { version: number }) => version)).toEqual([last, last - 1]);
    const next = await call("GET", `${place}/versions?limit=2&cursor=${first.body.nextCursor}`);
    expect(next.body.items[0].version).toBe(last - 2);
    expect((await call("GET", `${place}/versions?cursor=x`)).status).toBe(400);
  });

  it("say place by place what they changed", async () => {
    const base = await newest();
    await publish(base, "We keep it a month.");
    await publish(base + 1, "We keep it a year.");
    const { body } = await call("GET", `${place}/versions/${base + 2}/difference`);
    expect(body).toEqual({
      version: base + 2,
      against: base + 1,
      places: [
        {
          place: "markdown",
          changes: [
            { state: "same", text: "We keep it a " },
            { state: "removed", text: "month" },
            { state: "added", text: "year" },
            { state: "same", text: "." },
          ],
          movedFrom: null,
        },
      ],
    });
    expect((await call("GET", `${place}/versions/9999/difference`)).status).toBe(404);
  });

  it("say of an item of a list that was moved where it stood, by its first words", async () => {
    const url = "/api/v1/admin/contents/landing/de";
    const { body, version } = (await call("GET", url)).body;
    const [first, ...rest] = body.faq.items;
    const moved = { ...body, faq: { ...body.faq, items: [...rest, first] } };
    await call("POST", `${url}/versions`, { basedOn: version, body: moved });
    const difference = (await call("GET", `${url}/versions/${version + 1}/difference`)).body;
    expect(difference.places).toEqual([
      {
        place: `faq › items › ${rest.length + 1}`,
        changes: [{ state: "same", text: first.question }],
        movedFrom: 1,
      },
    ]);
  });

  it("can be restored as a new version, and nothing is lost by it", async () => {
    const base = await newest();
    const restored = await call("POST", `${place}/restore`, { basedOn: base, version: 1, note: "Back" });
    expect(restored).toMatchObject({ status: 201, body: { version: base + 1, restoredVersion: 1 } });
    const read = await readContent(server.system, { kind: "legal.terms", language: "en" });
    expect(read.body).toEqual(seedOf("legal.terms", "en"));
  });

  it("are not restored when there is no such one, when it is the newest, or when there is a newer one by now", async () => {
    const base = await newest();
    const restore = (basedOn: number, version: number) =>
      call("POST", `${place}/restore`, { basedOn, version });
    const replies = [await restore(base, 9999), await restore(base, base), await restore(base - 1, 1)];
    expect(replies.map(({ body }) => body.error.code)).toEqual([
      "content.version_not_found",
      "content.unchanged",
      "content.published_meanwhile",
    ]);
  });

  it("are kept without a name when whoever published them is gone", async () => {
    const other = createUserActor({ isAdmin: true });
    await storePerson(server, other);
    const body = { title: "Imprint", markdown: "Of somebody who left." };
    const url = "/api/v1/admin/contents/legal.imprint/en/versions";
    await call("POST", url, { basedOn: 1, body }, other);
    await server.look("delete from auth.users where id = $1", [other.userId]);
    const { body: page } = await call("GET", url);
    expect(page.items[0]).toMatchObject({ version: 2, publishedBy: null });
  });
});

describe("a language without a text", () => {
  it("is shown the English one, which says so, and is edited from there as its first version", async () => {
    await server.look("delete from contents where kind = 'legal.dpa' and language = 'de'");
    const read = await readContent(server.system, { kind: "legal.dpa", language: "de" });
    expect(read).toMatchObject({ language: "en", isFallback: true });
    const german = "/api/v1/admin/contents/legal.dpa/de";
    expect((await call("GET", german)).body).toMatchObject({ version: 0, publishedAt: null });
    const body = { title: "AVV", markdown: "Auf Deutsch." };
    expect((await call("POST", `${german}/versions`, { basedOn: 0, body })).body.version).toBe(1);
  });
});

describe("the other language", () => {
  const english = "/api/v1/admin/contents/legal.security/en";
  const german = "/api/v1/admin/contents/legal.security/de";
  const other = async (url: string) => (await call("GET", url)).body.otherLanguage;
  const publishAt = (url: string, basedOn: number, markdown: string) =>
    call("POST", `${url}/versions`, { basedOn, body: { title: "Security", markdown } });

  it("follows as long as nothing was changed in either", async () => {
    expect([await other(english), await other(german)]).toEqual([null, null]);
  });

  it("is named with its version and day while it does not follow, and no more once it does", async () => {
    await publishAt(english, 1, "We encrypt it.");
    expect(await other(english)).toMatchObject({ language: "de", version: 1, places: ["markdown"] });
    expect(Date.parse((await other(english)).publishedAt)).toBeGreaterThan(0);
    expect(await other(german)).toBeNull();
    await publishAt(german, 1, "Wir verschlüsseln es.");
    expect([await other(english), await other(german)]).toEqual([null, null]);
  });

  it("of the operator says nothing by a field that it takes from English", async () => {
    const url = "/api/v1/admin/contents/operator";
    const operator = (name: string, phone: string) => ({ ...seedOf("operator", "en"), name, phone });
    const tell = (language: string, basedOn: number, body: object) =>
      call("POST", `${url}/${language}/versions`, { basedOn, body });
    await tell("en", 0, operator("acme Ltd", "1"));
    await tell("de", 0, operator("acme GmbH", ""));
    await tell("en", 1, operator("acme Ltd", "2"));
    expect(await other(`${url}/en`)).toBeNull();
    await tell("en", 2, operator("acme plc", "2"));
    expect(await other(`${url}/en`)).toMatchObject({ language: "de", version: 1, places: ["name"] });
  });

  it("is not behind in a field that came since it was published", async () => {
    const url = "/api/v1/admin/contents/landing/en";
    // As versions are stored of which the questions did not yet say when they are shown.
    await server.look(`update contents set body = jsonb_set(body, '{faq,items}', (
      select jsonb_agg(item - 'isOnlyWhenSold') from jsonb_array_elements(body #> '{faq,items}') as item))
      where kind = 'landing'`);
    const { body, version } = (await call("GET", url)).body;
    const changed = { ...body, hero: { ...body.hero, headline: "It does the work." } };
    await call("POST", `${url}/versions`, { basedOn: version, body: changed });
    expect((await other(url)).places).toEqual(["hero › headline"]);
  });
});
