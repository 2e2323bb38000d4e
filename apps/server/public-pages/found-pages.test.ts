import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { parseHTML } from "linkedom";
import robotsParser from "robots-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { billingModule } from "#features/billing/server/module.ts";
import { listPublicPages } from "#features/site/server/discovery/public-texts.ts";
import { createDiscoveryModule } from "#features/site/server/index.ts";
import { siteModule } from "#features/site/server/module.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { serveWeb } from "../serve-web.ts";
import { serveDrawnPages } from "./serve-drawn-pages.ts";
import { servePublicPages } from "./serve-public-pages.ts";

const publicUrl = "https://adjutant.example";
const behindSignIn = ["/dashboard", "/chat", "/settings", "/admin/app-settings", "/auth", "/demo/1"];

let folder: string;
let shown: AuthTestServer;
let hidden: AuthTestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-found-"));
  await mkdir(join(folder, "web"));
  await copyFile("apps/web/app.html", join(folder, "web/app.html"));
  await mkdir(join(folder, "landing/render"), { recursive: true });
  await mkdir(join(folder, "landing/public/.vite"), { recursive: true });
  const render = `export const scripts = { firstPaint: "", boot: "" };
    export const renderLanding = () => "A"; export const renderLegal = () => "B";`;
  await writeFile(join(folder, "landing/render/render.js"), render);
  const manifest = { "client.ts": { file: "assets/client.js" } };
  await writeFile(join(folder, "landing/public/.vite/manifest.json"), JSON.stringify(manifest));
  shown = await newServer();
  hidden = await newServer({ SEARCH_ENGINES: "off" });
});
afterAll(async () => {
  await shown[Symbol.asyncDispose]();
  await hidden[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function newServer(settings: Record<string, string> = {}): Promise<AuthTestServer> {
  const config = loadConfig({ PUBLIC_URL: publicUrl, ...settings }, "/");
  const [isShown, isDemoOn] = [config.isShownToSearchEngines, config.demo.isOn];
  return createOwnAuthTestServer([
    billingModule,
    siteModule,
    createDiscoveryModule({ publicUrl, isShown, isDemoOn, isSelling: true }),
    {
      name: "public-pages",
      mount: async (scope, services) => void servePublicPages(scope, { config, services, folder }),
    },
  ]);
}

/** The application alone, with the pages that are drawn. */
async function newApplication(settings: Record<string, string> = {}) {
  const config = loadConfig({ PUBLIC_URL: publicUrl, ...settings }, "/");
  const server = Fastify();
  serveDrawnPages(server, { config, folder });
  await serveWeb(server, folder);
  return { server };
}

async function read({ server }: { server: FastifyInstance }, path: string) {
  const { statusCode, body, headers } = await server.inject({ url: path });
  const { document } = parseHTML(body);
  const content = (selector: string, name = "content") =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    ...{ statusCode, headers, title: document.title, robots: content("meta[name=robots]") },
    ...{ description: content("meta[name=description]"), canonical: content("link[rel=canonical]", "href") },
    marks: document.querySelectorAll("meta[name=robots]").length,
  };
}

async function listAddresses(): Promise<string[]> {
  const { body } = await shown.server.inject({ url: "/sitemap.xml" });
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
}

test("every address in the sitemap is a page that may be read and listed, under that very address", async () => {
  const robots = robotsParser("/robots.txt", (await shown.server.inject({ url: "/robots.txt" })).body);
  const addresses = await listAddresses();
  for (const path of ["/", "/de", "/demo", "/diagram", "/de/legal/terms"]) {
    expect(addresses).toContain(publicUrl + path);
  }
  for (const address of addresses) {
    const page = await read(shown, address.replace(publicUrl, "") || "/");
    expect(page, address).toMatchObject({ statusCode: 200, canonical: address, marks: 1 });
    expect(page.robots, address).toMatch(/^index/);
    expect(page.headers["x-robots-tag"], address).toBeUndefined();
    expect(robots.isAllowed(address, "any"), address).not.toBe(false);
    expect(page.title.length, address).toBeGreaterThan(5);
    expect(page.description?.length, address).toBeGreaterThan(20);
  }
});

test("where search engines are to stay away, not one of these pages may be listed", async () => {
  expect((await hidden.server.inject({ url: "/sitemap.xml" })).statusCode).toBe(404);
  expect((await hidden.server.inject({ url: "/robots.txt" })).body).toBe("User-agent: *\nDisallow: /\n");
  for (const address of await listAddresses()) {
    const { robots } = await read(hidden, address.replace(publicUrl, "") || "/");
    expect(robots, address).toBe("noindex");
  }
});

test("without a demo its address is neither listed nor to be found", async () => {
  const visitor = createCtx(shown.services, { type: "anonymous" });
  const listed = (await listPublicPages(visitor, { isDemoOn: false })).map(({ path }) => path);
  expect(listed).toContain("/diagram");
  expect(listed).not.toContain("/demo");
  expect((await read(await newApplication({ DEMO: "off" }), "/demo")).robots).toBe("noindex");
});

test.each(behindSignIn)("%s is no page to be found", async (path) => {
  const page = await read(await newApplication(), path);
  expect(page).toMatchObject({ statusCode: 200, robots: "noindex", canonical: undefined });
});
