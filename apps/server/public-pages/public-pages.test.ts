import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { listShownPlans } from "#features/billing/server/index.ts";
import { billingModule } from "#features/billing/server/module.ts";
import { legalTypes } from "#features/site/contract/index.ts";
import { readContent } from "#features/site/server/index.ts";
import { siteModule } from "#features/site/server/module.ts";
import { createPreview } from "#features/site/server/preview/create-preview.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import type { Module } from "#platform/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { PublicPages } from "./public-pages.ts";
import { servePublicPages } from "./serve-public-pages.ts";

/** Stands for the build of the page: shows what it was given. */
const render = `
export const scripts = { firstPaint: "let first;", boot: 'import("%CLIENT%")' };
export const renderLegal = ({ document, footer, isSelling, publishableKey }) =>
  document.title + (isSelling ? " sold " : " free ") + (publishableKey ? "" : "no key") + footer.groups.flatMap(({ links }) => links.map(({ href }) => href)).join(" ");
export const renderLanding = ({ content, operator, plans, isSelling, otherPath }) =>
  "<h1>" + content.hero.headline + "</h1>" + otherPath + " by " + operator.name + "; " +
  content.faq.items.map(({ question }) => question).join() +
  (isSelling ? plans.map(({ name, monthlyCents }) => name + " " + monthlyCents).join() : "nothing sold");`;

let folder: string;
let server: AuthTestServer;
/** Of the server that was begun last. */
let pages: PublicPages;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-pages-"));
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write("landing/render/render.js", render);
  await write("landing/public/page.css", "p{color:red}");
  const client = { file: "assets/client.js", css: ["page.css"], assets: ["assets/inter-x.woff2"] };
  await write("landing/public/.vite/manifest.json", JSON.stringify({ "client.ts": client }));
  server = await newServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function newServer(settings: Record<string, string> = {}): Promise<AuthTestServer> {
  const config = loadConfig({ PUBLIC_URL: "https://adjutant.example", ...settings }, "/");
  const module: Module = {
    name: "public-pages",
    mount: async (scope, services) => {
      pages = servePublicPages(scope, { config, services, folder });
    },
  };
  return createOwnAuthTestServer([billingModule, siteModule, module]);
}

const ask = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  server.server.inject({ method, url, headers });

test("the page is there in each language, with the plans, its addresses and the other language", async () => {
  const [english, german] = [await ask("/?from=mail"), await ask("/de")];
  expect([english.statusCode, german.statusCode]).toEqual([200, 200]);
  expect(english.body).toContain("<h1>It does the work. It keeps the receipts.</h1>/de");
  expect(english.body).toContain("Individual 2999,Business 9999,Enterprise 24999");
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('hreflang="en" href="https://adjutant.example/"');
  expect(english.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect((await ask("/fr")).statusCode).toBe(404);
});

test("its description for search engines and for sharing ends with the prices", async () => {
  const tags = (body: string) =>
    ['name="description"', 'property="og:description"'].map(
      (tag) => body.match(new RegExp(`<meta ${tag} content="([^"]*)">`))?.[1] ?? "",
    );
  const prices = /\. Individual \$29\.99, Business \$99\.99, Enterprise \$249\.99 per month\.$/;
  for (const description of tags((await ask("/")).body)) expect(description).toMatch(prices);
  for (const description of tags((await ask("/de")).body))
    expect(description).toMatch(/29,99.\$.* pro Monat\.$/);
});

test("it is sent compressed as the browser takes it, and not at all when the browser has it", async () => {
  const plain = await ask("/");
  const [br, gzip] = [
    await ask("/", { "accept-encoding": "gzip, br" }),
    await ask("/", { "accept-encoding": "gzip" }),
  ];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await ask("/", { "if-none-match": String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await ask("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
  const head = await ask("/", {}, "HEAD");
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", plain.headers.etag]);
});

test("its policy allows every script and style that stands in it, and no other one", async () => {
  const { body, headers } = await ask("/");
  const policy = String(headers["content-security-policy"]);
  const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const inline = [...body.matchAll(/<(script|style)(?![^>]*(?:src=|ld\+json))[^>]*>([^<]*)<\//g)];
  expect(inline.length).toBeGreaterThanOrEqual(4);
  for (const [, , text] of inline) expect(policy).toContain(hash(text));
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(hash("alert(1)"));
  const scripts = policy.split(";").find((directive) => directive.startsWith("script-src"));
  expect(scripts?.match(/sha256-/g)).toHaveLength(3);
});

test("made ahead, the pages need nothing any more that is read for the first one who asks", async () => {
  const manifest = join(folder, "landing/public/.vite/manifest.json");
  await using ready = await newServer();
  await pages.prepare();
  await rename(manifest, `${manifest}.gone`);
  await ready.look("alter table contents rename to contents_gone");
  try {
    const legal = legalTypes.flatMap((type) => [`/legal/${type}`, `/de/legal/${type}`]);
    const urls = ["/", "/de", "/terms", "/de/privacy", ...legal];
    const asked = await Promise.all(urls.map((url) => ready.server.inject({ url })));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  } finally {
    await rename(`${manifest}.gone`, manifest);
  }
});

test("what is changed shows, at the latest after two seconds", async () => {
  await ask("/");
  const change = (cents: number) =>
    server.look(`do $$ begin set local app.audit_exempt = 'on';
      update pricing_plans set price_monthly_cents = ${cents} where id = 'business'; end $$`);
  await change(8_888);
  await vi.waitFor(async () => expect((await ask("/")).body).toContain("Business 8888"), { timeout: 40_000 });
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into contents (kind, language, version, published_at, body)
    select kind, language, version + 1, now(), jsonb_set(body, '{hero,headline}', '"Said anew"') from contents
    where kind = 'landing' and language = 'en'; end $$`);
  await vi.waitFor(async () => expect((await ask("/")).body).toContain("<h1>Said anew</h1>"), {
    timeout: 40_000,
  });
  expect((await ask("/de")).body).not.toContain("Said anew");
  await change(9_999);
});

test("a change of the operator shows, in the page and in what search engines read of it", async () => {
  const operatorShown = async (url: string) => {
    const { body } = await ask(url);
    const [, text = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    return { body, ...JSON.parse(text)["@graph"][0] };
  };
  expect(await operatorShown("/")).toMatchObject({ name: "Adjutant", url: "https://adjutant.example/" });
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into contents (kind, language, version, published_at, body) values ('operator', 'en', 1, now(),
      '{"name": "acme GmbH", "address": "Weg 1\\n1010 Wien", "email": "", "phone": "", "country": "",
        "representedBy": "", "register": ""}'); end $$`);
  for (const url of ["/", "/de"]) {
    await vi.waitFor(
      async () =>
        expect(await operatorShown(url)).toMatchObject({ name: "acme GmbH", address: "Weg 1, 1010 Wien" }),
      { timeout: 40_000 },
    );
    expect((await operatorShown(url)).body).toContain(" by acme GmbH; ");
  }
});

test("the German page has words for all that the plans of a new installation say", async () => {
  const { body } = await readContent(server.system, { kind: "landing", language: "de" });
  const said = body.pricing.planWords.map(({ text }) => text);
  const plans = await listShownPlans(server.system);
  expect(plans.flatMap(({ description, features }) => [description, ...features]).sort()).toEqual(
    said.sort(),
  );
  expect((await ask("/de")).body).toContain("Für ein Team mit gemeinsamen Agenten");
});

test("without a demo no page leads to it", async () => {
  await using other = await newServer({ DEMO: "off" });
  expect((await ask("/legal/terms")).body).toContain("/demo");
  expect((await other.server.inject({ url: "/legal/terms" })).body).not.toContain("/demo");
});

test("where nothing is sold the page has no prices", async () => {
  await using other = await newServer({ BILLING_PROVIDER: "none" });
  const { body } = await other.server.inject({ url: "/" });
  expect(body).toContain("nothing sold");
  expect(body).not.toContain("29.99");
  expect(body).not.toMatch(/trial|credit card/i);
  expect((await ask("/")).body).toContain("What happens when the trial ends?");
});

test("where search engines are to stay away, each page tells them", async () => {
  await using other = await newServer({ SEARCH_ENGINES: "off" });
  const noindex = '<meta name="robots" content="noindex">';
  for (const url of ["/", "/de", "/legal/terms", "/de/privacy"]) {
    expect((await other.server.inject({ url })).body).toContain(noindex);
    expect((await ask(url)).body).not.toContain(noindex);
  }
});

test("a legal text has a page in each language; a version that does not exist is a page that does not", async () => {
  expect((await ask("/terms")).body).toContain("Terms of Service");
  expect((await ask("/de/legal/privacy?version=1")).body).toContain('name="robots" content="noindex"');
  for (const version of ["0", "2", "999999"])
    expect((await ask(`/legal/terms?version=${version}`)).statusCode).toBe(404);
  expect((await ask("/legal/terms?version=x")).statusCode).toBe(200);
});

test("a preview is found by nobody, kept by nothing and counted nowhere", async () => {
  const { id: userId } = await server.signUpPerson();
  const admin = server.as(createUserActor({ userId, workspaceId: userId, isAdmin: true }));
  const { body } = await readContent(server.system, { kind: "landing", language: "de" });
  const changed = { ...body, hero: { ...body.hero, headline: "Noch nicht" } };
  const place = { kind: "landing", language: "de" } as const;
  const token = await createPreview(admin, { ...place, body: changed });
  const preview = await ask(`/preview/${token}`);
  expect(preview.body).toContain("<h1>Noch nicht</h1>");
  expect(preview.body).toContain('name="robots" content="noindex"');
  expect(preview.body).not.toContain("tracking.js");
  expect((await ask("/de")).body).toContain("/tracking.js");
  expect(preview.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect((await ask("/de")).body).not.toContain("Noch nicht");
  expect((await ask(`/preview/${token.slice(1)}`)).statusCode).toBe(404);
  // Another one takes its place, and the address of the first leads nowhere.
  await createPreview(admin, { ...place, body: changed });
  expect((await ask(`/preview/${token}`)).statusCode).toBe(404);
});

test.each([
  ["/de/", "/de"],
  ["/de/diagram", "/diagram"],
  ["/de/demo?from=mail", "/demo?from=mail"],
  ["/pricing", "/#pricing"],
  ["/de/preise/?ref=mail", "/de?ref=mail#pricing"],
  ["/legal", "/terms"],
  ["/de/legal/", "/de/terms"],
  ["/legal/privacy/", "/legal/privacy"],
  ["/de/legal/terms/?version=1", "/de/legal/terms?version=1"],
  ["/terms/", "/terms"],
  ["/favicon.ico", "/icons/32.png"],
])("%s leads to %s for good", async (from, to) => {
  const { statusCode, headers } = await ask(from);
  expect([statusCode, headers.location]).toEqual([308, to]);
});

test.each(["/de/legal", "/legal", "/de/"])("what %s leads to is there", async (from) => {
  expect((await ask(String((await ask(from)).headers.location))).statusCode).toBe(200);
});

test.each(["/de/nothing", "/legal/nothing", "/de/legal/nothing", "/de//demo"])(
  "%s is the address of nothing",
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  },
);
