import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderError } from "#platform/server/http/render-error.ts";
import { createLogger } from "#platform/server/log.ts";
import { serveWeb } from "./serve-web.ts";

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-web-"));
  await mkdir(join(folder, "web"));
  await writeFile(join(folder, "web/app.html"), "<title>The application</title>");
  await mkdir(join(folder, "landing/public/assets"), { recursive: true });
  await writeFile(join(folder, "landing/public/assets/page.js"), "// the landing page");
  await writeFile(join(folder, "landing/public/assets/small.css"), "body {}");
  await writeFile(join(folder, "landing/public/assets/small.css.br"), brotliCompressSync("body {}"));
  await writeFile(join(folder, "landing/public/assets/replaced.js"), "");
  server = await serverOver(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serverOver(files: string) {
  const made = Fastify();
  made.setErrorHandler(renderError(createLogger("silent")));
  made.addHook("onRequest", async (_request, reply) => {
    reply.raw.setHeader("content-security-policy", "default-src 'self'");
    reply.raw.setHeader("x-content-type-options", "nosniff");
    reply.headers({ "x-request-id": "one", "x-billing-mode": "test" });
  });
  await serveWeb(made, files);
  await made.listen({ port: 0, host: "127.0.0.1" });
  return made;
}

/** Sends the path as it is written; `fetch` would make a proper address of it first. */
async function ask(asked: FastifyInstance, path: string) {
  const { reply, bytes } = await askWith(asked, path, {});
  return { status: reply.statusCode, body: bytes.toString() };
}

async function askWith(asked: FastifyInstance, path: string, headers: OutgoingHttpHeaders) {
  const { port } = asked.server.address() as AddressInfo;
  const asking = get({ host: "127.0.0.1", port, path, headers });
  const [reply] = (await once(asking, "response")) as [IncomingMessage];
  return { reply, bytes: await buffer(reply) };
}

describe("the web", () => {
  it.each(["/demo", "/chat", "/chat/1?x=//y", "/legal/terms"])("has a page at %s", async (url) => {
    expect(await ask(server, url)).toEqual({ status: 200, body: "<title>The application</title>" });
  });

  it("serves the files of the landing page's build beside its own", async () => {
    expect(await ask(server, "/assets/page.js")).toEqual({ status: 200, body: "// the landing page" });
    expect((await ask(server, "/assets/other.js")).status).toBe(404);
  });

  it("serves a part compressed to those who take that, for a year", async () => {
    const takesAll = { "accept-encoding": "gzip, deflate, br, zstd" };
    const { reply, bytes } = await askWith(server, "/assets/small.css", takesAll);
    expect(brotliDecompressSync(bytes).toString()).toBe("body {}");
    expect(reply.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/css; charset=utf-8",
      "cache-control": "max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  });

  it("gives a part none of the headers that only pages and calls use, and a page all", async () => {
    const headersOf = async (path: string) => Object.keys((await askWith(server, path, {})).reply.headers);
    const needless = ["content-security-policy", "x-request-id", "x-billing-mode"];
    const part = await headersOf("/assets/page.js");
    expect(part.filter((name) => needless.includes(name))).toEqual([]);
    expect(part).toContain("x-content-type-options");
    expect(await headersOf("/chat")).toEqual(expect.arrayContaining(needless));
  });

  it.each([undefined, "gzip", "br;q=0", "gzip, br; q=0.0"])(
    "serves it as it is to those who accept %s",
    async (accepted) => {
      const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
      const { reply, bytes } = await askWith(server, "/assets/small.css", headers);
      expect([reply.headers["content-encoding"], bytes.toString()]).toEqual([undefined, "body {}"]);
    },
  );

  it("sends a part no second time to those who have it", async () => {
    const { etag } = (await askWith(server, "/assets/page.js", {})).reply.headers;
    const { reply, bytes } = await askWith(server, "/assets/page.js", { "if-none-match": etag });
    expect([reply.statusCode, bytes.length]).toEqual([304, 0]);
  });

  it("says 404 for a part that another build has replaced", async () => {
    await rm(join(folder, "landing/public/assets/replaced.js"));
    expect((await ask(server, "/assets/replaced.js")).status).toBe(404);
  });

  it.each(["/assets/small.css.br", "/assets/..%2fapp.html", "/assets/%2e%2e%2fapp.html.js", "/assets/"])(
    "has no part at %s",
    async (path) => {
      expect((await ask(server, path)).status).toBe(404);
    },
  );

  it.each(["/", "//", "///", "//elsewhere.example/chat", "/\\\\", "/nothing", "//?"])(
    "says 404 in the application at %s, an address that is none",
    async (url) => {
      expect(await ask(server, url)).toEqual({ status: 404, body: "<title>The application</title>" });
    },
  );

  it.each(["//", "/chat", "/api/v1/nothing"])(
    "answers 404 with a code at %s when it was not built",
    async (url) => {
      const bare = await serverOver(join(folder, "nowhere"));
      const { status, body } = await ask(bare, url);
      expect([status, JSON.parse(body).error.code]).toEqual([404, "route.not_found"]);
      await bare.close();
    },
  );
});
