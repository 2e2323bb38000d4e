import { parseHTML } from "linkedom";
import robotsParser from "robots-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { siteModule } from "../module.ts";
import { createDiscoveryModule } from "./create-discovery-module.ts";
import { llmsText } from "./llms-text.ts";
import { readLlmsFacts } from "./public-texts.ts";
import { sitemapXml } from "./sitemap-xml.ts";

const publicUrl = "https://a.example";
let shown: TestServer;
let hidden: TestServer;

beforeAll(async () => {
  shown = await createTestServer({
    modules: [
      siteModule,
      createDiscoveryModule({ publicUrl, isShown: true, isDemoOn: true, isSelling: true }),
    ],
  });
  hidden = await createTestServer({
    modules: [
      siteModule,
      createDiscoveryModule({ publicUrl, isShown: false, isDemoOn: false, isSelling: false }),
    ],
    beside: shown,
  });
});
afterAll(async () => {
  await hidden[Symbol.asyncDispose]();
  await shown[Symbol.asyncDispose]();
});

const get = (url: string, headers = {}, of = shown) => of.server.inject({ url, headers });

describe("the files for programs that look around", () => {
  it.each([
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ])("are served: %s as %s, kept for an hour and then asked for by its fingerprint", async (url, type) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, type]);
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await get(url, { "if-none-match": `${reply.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("let robots read what is public, with its parts, and nothing else", async () => {
    const robots = robotsParser(`${publicUrl}/robots.txt`, (await get("/robots.txt")).body);
    for (const path of [
      "/",
      "/de",
      "/demo",
      "/diagram",
      "/legal/terms",
      "/de/legal/terms",
      "/assets/a.js",
      "/og-en.png",
    ])
      expect(robots.isAllowed(publicUrl + path, "any"), path).toBe(true);
    for (const path of [
      "/dashboard",
      "/chat/1",
      "/admin/upgrade",
      "/api/v1/me",
      "/auth/v1/user",
      "/free-join/x",
      "/dev",
    ])
      expect(robots.isAllowed(publicUrl + path, "any"), path).toBe(false);
    expect(robots.getSitemaps()).toEqual([`${publicUrl}/sitemap.xml`]);
  });

  it("list the start page in each language, with the day of its text and the address of the other one", async () => {
    const { document } = parseHTML((await get("/sitemap.xml")).body);
    const addresses = [...document.querySelectorAll("url")].map((url) => ({
      loc: url.querySelector("loc")?.textContent,
      others: [...url.querySelectorAll("[hreflang]")].map((link) => link.getAttribute("href")),
      day: Date.parse(url.querySelector("lastmod")?.textContent ?? ""),
    }));
    expect(addresses[0]).toMatchObject({ loc: `${publicUrl}/` });
    expect(addresses[0]?.others).toContain(`${publicUrl}/`);
    const drawn = [`${publicUrl}/diagram`, `${publicUrl}/demo`];
    for (const { loc, day } of addresses) {
      expect(loc).toMatch(/^https:\/\/a\.example\//);
      if (!drawn.includes(loc ?? "")) expect(day).toBeGreaterThan(0);
    }
    expect(addresses.map(({ loc }) => loc)).toEqual(expect.arrayContaining(drawn));
  });

  it("tell language models what the page tells people, with absolute links", async () => {
    const { body } = await get("/llms.txt");
    expect(body).toMatch(/^# Adjutant\n\n> \S/);
    expect(body).toContain(`](${publicUrl}/legal/terms)`);
    for (const [, link] of body.matchAll(/\]\((.*?)\)/g)) expect(link).toMatch(/^https:\/\/a\.example\//);
  });

  it("answer questions about buying only where something is sold", async () => {
    const quiet = await readLlmsFacts(shown.system, { isSelling: false });
    const selling = await readLlmsFacts(shown.system, { isSelling: true });
    expect(JSON.stringify(selling)).toMatch(/trial/i);
    expect(JSON.stringify(quiet)).not.toMatch(/trial|credit card/i);
    expect(quiet.questions.length).toBe(selling.questions.length - 2);
  });

  it("make an installation of it with icons for every system", async () => {
    const manifest = (await get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Adjutant", display: "standalone", start_url: "/dashboard" });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  });
});

describe("an installation that search engines are to leave alone", () => {
  it("closes everything to them", async () => {
    const { body } = await get("/robots.txt", {}, hidden);
    expect(body).toBe("User-agent: *\nDisallow: /\n");
  });

  it.each(["/sitemap.xml", "/llms.txt"])("has no %s", async (url) => {
    const reply = await get(url, {}, hidden);
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, "route.not_found"]);
  });

  it("can be installed on a device all the same", async () => {
    expect((await get("/manifest.webmanifest", {}, hidden)).statusCode).toBe(200);
  });
});

const facts = {
  ...{ publicUrl, isDemoOn: true, isSelling: true, title: "A", summary: "B" },
  ...{ capabilities: [], questions: [], legal: [] },
};

describe("texts in these files", () => {
  it("name the demo only where there is one", () => {
    expect(llmsText(facts)).toContain(`${publicUrl}/demo`);
    expect(llmsText({ ...facts, isDemoOn: false })).not.toContain("/demo");
  });

  it("speak of prices only where something is sold", () => {
    expect(llmsText(facts)).toContain("what it costs");
    expect(llmsText({ ...facts, isSelling: false })).not.toContain("costs");
  });

  it("cannot break the sitemap", () => {
    const xml = sitemapXml("https://a.example", [{ path: "/a?b=1&c=<d>", publishedAt: { en: new Date(0) } }]);
    expect(xml).toContain("<loc>https://a.example/a?b=1&amp;c=&lt;d&gt;</loc>");
    expect(xml).toContain("<lastmod>1970-01-01T00:00:00.000Z</lastmod>");
    expect(xml).not.toContain('hreflang="de"');
  });

  it("cannot add lines, links or headings to llms.txt", () => {
    const evil = "A\n# B [c](https://evil.example) <d>";
    const text = llmsText({ ...facts, title: evil, summary: evil });
    expect(text.split("\n").filter((line) => line.startsWith("# "))).toHaveLength(1);
    expect(text).not.toContain("[c](");
  });
});
