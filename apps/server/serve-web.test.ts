import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
  server = await serverOver(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serverOver(files: string) {
  const made = Fastify();
  made.setErrorHandler(renderError(createLogger("silent")));
  await serveWeb(made, files);
  await made.listen({ port: 0, host: "127.0.0.1" });
  return made;
}

/** Sends the path as it is written; `fetch` would make a proper address of it first. */
async function ask(asked: FastifyInstance, path: string) {
  const { port } = asked.server.address() as AddressInfo;
  const [reply] = (await once(get({ host: "127.0.0.1", port, path }), "response")) as [IncomingMessage];
  return { status: reply.statusCode, body: await text(reply) };
}

describe("the web", () => {
  it.each(["/demo", "/chat", "/chat/1?x=//y", "/legal/terms"])("has a page at %s", async (url) => {
    expect(await ask(server, url)).toEqual({ status: 200, body: "<title>The application</title>" });
  });

  it("serves the files of the landing page's build beside its own", async () => {
    expect(await ask(server, "/assets/page.js")).toEqual({ status: 200, body: "// the landing page" });
    expect((await ask(server, "/assets/other.js")).status).toBe(404);
  });

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
