import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { TextChange } from "../../contract/content/content-version.ts";
import { languages } from "../../contract/content/language.ts";
import { legalTypes } from "../../contract/legal-types.ts";
import { publishContent } from "../content/publish-content.ts";
import { siteModule } from "../module.ts";
import { markdownToText } from "./markdown-to-text.ts";

let server: TestServer;
const admin = createUserActor({ isAdmin: true });
const nobody = {
  name: "",
  address: "",
  email: "",
  phone: "",
  country: "",
  url: "",
  representedBy: "",
  register: "",
};

beforeAll(async () => {
  server = await createTestServer({ modules: [siteModule] });
  await storePerson(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

async function read(path: string) {
  const reply = await server.server.inject({ url: `/api/v1/legal/${path}` });
  return { status: reply.statusCode, body: reply.json() };
}

function publish(
  kind: "operator" | "legal.imprint",
  basedOn: number,
  body: object,
  language: "en" | "de" = "en",
) {
  const about = { kind, language, basedOn, body, note: "", needsAcceptance: false };
  return publishContent(server.as(admin), about);
}

describe("a legal text", () => {
  it.each(languages.flatMap((language) => legalTypes.map((type) => [type, language] as const)))(
    "%s is read by anyone in %s, with no place left unfilled",
    async (type, language) => {
      const { status, body } = await read(`${type}?language=${language}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        type,
        language,
        isFallback: false,
        version: 1,
        newestVersion: 1,
        changes: null,
      });
      expect(body.body.length).toBeGreaterThan(400);
      expect(body.body).not.toMatch(/\{\{|undefined/);
    },
  );

  it("of an unknown type is 404", async () => {
    const { status, body } = await read("spells");
    expect([status, body.error.code]).toEqual([404, "legal_document.not_found"]);
    expect((await read("spells/versions")).status).toBe(404);
  });

  it("names who runs the installation, and nothing that was typed there becomes markup", async () => {
    await publish("operator", 0, {
      ...nobody,
      name: "Hollweg & [Söhne](https://evil.example)",
      country: "Austria",
    });
    const { body } = await read("imprint");
    expect(body.body).toContain("Hollweg & \\[Söhne\\](https://evil.example)");
    expect((await read("imprint?language=de")).body.body).toContain("Hollweg");
  });

  it("says what its newest version changed, and keeps the one before to be read", async () => {
    const first = (await read("imprint")).body;
    await publish("legal.imprint", 1, { title: "Imprint", markdown: "Run by {{operator}} in {{country}}." });
    const second = (await read("imprint")).body;
    expect(second).toMatchObject({
      version: 2,
      newestVersion: 2,
      body: expect.stringContaining("in Austria."),
    });
    const told = (left: string) =>
      second.changes
        .filter(({ state }: TextChange) => state !== left)
        .map(({ text }: TextChange) => text)
        .join("");
    expect(told("removed")).toBe(markdownToText(`# Imprint\n\n${second.body}`));
    expect(told("added")).toBe(markdownToText(`# Imprint\n\n${first.body}`));
    expect(told("removed")).toBe("Imprint\n\nRun by Hollweg & [Söhne](https://evil.example) in Austria.");
    expect((await read("imprint?version=1")).body).toMatchObject({
      version: 1,
      newestVersion: 2,
      body: first.body,
    });
    expect((await read("imprint?version=9")).status).toBe(404);
  });

  it("lists its versions, without who published them", async () => {
    const { body } = await read("imprint/versions");
    expect(body.items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(Object.keys(body.items[0])).toEqual(["version", "publishedAt"]);
  });
});
