import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardedStreamFetch } from "./guarded-stream-fetch.ts";
import { type LoopbackServer, startLoopbackServer, tableResolver } from "./testing.ts";

let server: LoopbackServer;

beforeAll(async () => {
  server = await startLoopbackServer((request, response) => {
    if (request.url === "/redirect")
      return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    if (request.url === "/silent") return;
    if (request.url === "/headers-only") return response.writeHead(200).flushHeaders();
    if (request.url === "/stall") return response.write("first");
    if (request.url === "/cut") return response.write("first", () => response.destroy());
    if (request.url === "/empty") return response.writeHead(204).end();
    if (request.url === "/echo") return request.pipe(response);
    for (let index = 0; index < 500; index += 1) response.write(`chunk ${index}\n`);
    return response.end();
  });
});
afterAll(() => server.close());

const open = (timeouts: { firstByteTimeoutMs?: number; idleTimeoutMs?: number } = {}) =>
  guardedStreamFetch({ baseUrl: `http://${server.origin}`, isTrusted: true, ...timeouts }).fetch;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: { code?: string }) => error.code,
  );

describe("a streaming request", () => {
  it("carries a body there and a stream back", async () => {
    const echoed = await open()(`http://${server.origin}/echo`, { method: "POST", body: "hello" });
    expect(await echoed.text()).toBe("hello");
    const lines = (await (await open()(`http://${server.origin}/many`)).text()).trim().split("\n");
    expect(lines).toHaveLength(500);
    expect((await open()(`http://${server.origin}/empty`)).status).toBe(204);
  });

  it("gives up on a server that never begins, also when its headers came at once", async () => {
    const impatient = open({ firstByteTimeoutMs: 150 });
    expect(await codeOf(impatient(`http://${server.origin}/silent`))).toBe("fetch.timed_out");
    const begun = await impatient(`http://${server.origin}/headers-only`);
    expect(await codeOf(begun.text())).toBe("fetch.timed_out");
  });

  it("gives up on a server that stalls in the middle", async () => {
    const answer = await open({ idleTimeoutMs: 150 })(`http://${server.origin}/stall`);
    expect(await codeOf(answer.text())).toBe("fetch.timed_out");
  });

  it("does not blame the server when the reader is the slow one", async () => {
    const answer = await open({ idleTimeoutMs: 60 })(`http://${server.origin}/many`);
    const reader = answer.body?.getReader();
    await reader?.read();
    await new Promise((done) => setTimeout(done, 200));
    let isDone = false;
    while (!isDone) isDone = (await reader?.read())?.done ?? true;
    expect(isDone).toBe(true);
  });

  it("notices that the connection was cut", async () => {
    const answer = await open()(`http://${server.origin}/cut`);
    await expect(answer.text()).rejects.toThrow();
  });

  it("stops when the caller aborts", async () => {
    const controller = new AbortController();
    const answer = await open()(`http://${server.origin}/stall`, { signal: controller.signal });
    controller.abort();
    await expect(answer.text()).rejects.toThrow();
    expect(await codeOf(open()(`http://${server.origin}/silent`, { signal: AbortSignal.abort() }))).not.toBe(
      "answered",
    );
  });

  it("reaches only the origin it was made for and does not follow redirects", async () => {
    expect(await codeOf(open()("http://127.0.0.1:1/v1/models"))).toBe("fetch.port_refused");
    expect((await open()(`http://${server.origin}/redirect`)).status).toBe(302);
  });

  it("refuses a private address unless an admin entered it", async () => {
    const named = guardedStreamFetch({
      baseUrl: "http://model.test",
      isTrusted: false,
      resolve: tableResolver({ "model.test": ["127.0.0.1"] }),
    });
    expect(await codeOf(named.fetch("http://model.test/v1/models"))).toBe("fetch.address_refused");
    const literal = guardedStreamFetch({ baseUrl: "http://127.0.0.1", isTrusted: false });
    expect(await codeOf(literal.fetch("http://127.0.0.1/"))).toBe("fetch.address_refused");
  });
});
