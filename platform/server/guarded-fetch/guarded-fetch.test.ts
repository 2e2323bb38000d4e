import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GuardedFetchOptions, guardedFetch } from "./guarded-fetch.ts";
import { type LoopbackServer, startLoopbackServer, tableResolver } from "./testing.ts";

let inside: LoopbackServer;
let outside: LoopbackServer;

beforeAll(async () => {
  inside = await startLoopbackServer((_request, response) => response.end("secret"));
  outside = await startLoopbackServer((request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    if (path === "/to") return response.writeHead(302, { location: decodeURIComponent(query) }).end();
    if (path === "/hops") {
      const left = Number(query);
      return response.writeHead(302, { location: left > 0 ? `/hops?${left - 1}` : "/page" }).end();
    }
    if (path === "/loop") return response.writeHead(302, { location: "/loop" }).end();
    if (path === "/bomb") {
      const body = gzipSync(Buffer.alloc(50_000_000));
      return response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(body);
    }
    if (path === "/big")
      return response.writeHead(200, { "content-type": "text/html" }).end("x".repeat(3_000_000));
    if (path === "/drip") {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("."), 50);
      return response.on("close", () => clearInterval(timer));
    }
    if (path === "/silent") return;
    if (path === "/cut") {
      response.writeHead(200, { "content-type": "text/html", "content-length": "100" });
      return response.write("half", () => response.destroy());
    }
    if (path === "/headers") return response.writeHead(200, { "x-long": "a".repeat(40_000) }).end();
    if (path === "/gzip") {
      const body = gzipSync("hello packed");
      return response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(body);
    }
    if (path === "/odd") return response.writeHead(200, { "content-encoding": "rot13" }).end("x");
    if (path === "/pdf") return response.writeHead(200, { "content-type": "application/pdf" }).end("x");
    if (path === "/echo") return response.end(JSON.stringify(request.headers));
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<p>hello</p>");
  });
});
afterAll(() => Promise.all([inside.close(), outside.close()]));
beforeEach(() => {
  inside.hits.length = 0;
  outside.hits.length = 0;
});

/** What went wrong, or "answered". */
async function outcome(url: string, options: GuardedFetchOptions = {}): Promise<string> {
  return guardedFetch(url, { timeoutMs: 3_000, ...options }).then(
    () => "answered",
    (error: { code: string }) => error.code,
  );
}

const fromOutside = (path: string, options: GuardedFetchOptions = {}) =>
  outcome(`http://${outside.origin}${path}`, { allowedOrigins: [outside.origin], ...options });

describe("a private address", () => {
  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://127.0.0.1./",
    "http://0/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://localhost/",
    "http://localhost./",
    "http://a.localhost/",
    "http://１２７.0.0.1/",
    "http://127。0。0。1/",
    "\thttp://127.0.0.1\n/",
    "http:\\\\127.0.0.1\\",
  ])("is refused without a connection: %j", async (url) => {
    expect(await outcome(url)).toBe("fetch.address_refused");
    expect(inside.hits).toEqual([]);
  });

  it("is refused on its real port too, where a server would answer", async () => {
    expect(await outcome(`http://${inside.origin}/`)).toBe("fetch.port_refused");
    expect(inside.hits).toEqual([]);
  });

  it.each(["http://ok@example.com/", "http://user:word@example.com/", "http://8.8.8.8@127.0.0.1/"])(
    "cannot hide behind a user name: %s",
    async (url) => expect(await outcome(url)).toBe("fetch.credentials_refused"),
  );

  it.each([
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "ftp://example.com/",
    "data:text/html,x",
    "ws://a.test/",
  ])("cannot be reached by another scheme: %s", async (url) =>
    expect(await outcome(url)).toBe("fetch.scheme_refused"),
  );

  it("is refused when a public name points to it", async () => {
    const resolve = tableResolver({ "inside.test": ["127.0.0.1"], "mixed.test": ["8.8.8.8", "127.0.0.1"] });
    expect(await outcome("http://inside.test/", { resolve })).toBe("fetch.address_refused");
    expect(await outcome("http://mixed.test/", { resolve })).toBe("fetch.address_refused");
    expect(inside.hits).toEqual([]);
  });

  it("is refused as the second answer for a name that was public at first", async () => {
    const answers = [["8.8.8.8"], ["127.0.0.1"]];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return (answers.shift() ?? []).map((address) => ({ address, family: 4 as const }));
    };
    const stop = AbortSignal.timeout(150);
    await outcome("http://rebind.test/", { resolve, signal: stop });
    expect(asked).toEqual(["rebind.test"]);
    expect(await outcome("http://rebind.test/", { resolve })).toBe("fetch.address_refused");
  });

  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://169.254.169.254/",
    "//localhost/",
    "http://2130706433/",
  ])("is refused as the target of a redirect: %s", async (target) => {
    expect(await fromOutside(`/to?${encodeURIComponent(target)}`)).toBe("fetch.address_refused");
    expect(inside.hits).toEqual([]);
  });

  it("is refused as the target of a redirect to its real port or to another scheme", async () => {
    expect(await fromOutside(`/to?${encodeURIComponent(`http://${inside.origin}/`)}`)).toBe(
      "fetch.port_refused",
    );
    expect(await fromOutside(`/to?${encodeURIComponent("file:///etc/passwd")}`)).toBe("fetch.scheme_refused");
    expect(inside.hits).toEqual([]);
  });

  it("is refused at the fifth hop as well", async () => {
    const resolve = tableResolver({ "inside.test": ["10.0.0.1"] });
    let target = "http://inside.test/";
    for (let hop = 0; hop < 4; hop += 1) target = `http://${outside.origin}/to?${encodeURIComponent(target)}`;
    const options = { allowedOrigins: [outside.origin], resolve };
    expect(await outcome(target, options)).toBe("fetch.address_refused");
    expect(outside.hits).toHaveLength(4);
  });
});

describe("an allowed origin", () => {
  it("is read, with its type and final address", async () => {
    const page = await guardedFetch(`http://${outside.origin}/hops?3`, { allowedOrigins: [outside.origin] });
    expect(page).toMatchObject({ status: 200, contentType: "text/html", charset: "utf-8" });
    expect(page.url).toBe(`http://${outside.origin}/page`);
    expect(page.body.toString()).toBe("<p>hello</p>");
  });

  it("is reached by name at the address the resolver gave", async () => {
    const name = `named.test:${outside.port}`;
    const resolve = tableResolver({ "named.test": ["127.0.0.1"] });
    expect(await outcome(`http://${name}/`, { allowedOrigins: [name], resolve })).toBe("answered");
  });

  it("does not open its neighbours", async () => {
    expect(await outcome(`http://${inside.origin}/`, { allowedOrigins: [outside.origin] })).toBe(
      "fetch.port_refused",
    );
  });

  it("receives no credentials that were meant for another origin", async () => {
    const other = await startLoopbackServer((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const page = await guardedFetch(
      `http://${outside.origin}/to?${encodeURIComponent(`http://${other.origin}/`)}`,
      {
        allowedOrigins: [outside.origin, other.origin],
        headers: { authorization: "Bearer secret", cookie: "a=b", "x-plain": "kept" },
      },
    );
    const seen = JSON.parse(page.body.toString());
    await other.close();
    expect(seen).not.toHaveProperty("authorization");
    expect(seen).not.toHaveProperty("cookie");
    expect(seen["x-plain"]).toBe("kept");
  });
});

describe("a hostile answer", () => {
  it("that redirects for ever is left after five hops", async () => {
    expect(await fromOutside("/loop")).toBe("fetch.too_many_redirects");
    expect(outside.hits).toHaveLength(6);
  });

  it("that unpacks to fifty megabytes is stopped", async () => {
    expect(await fromOutside("/bomb")).toBe("fetch.too_large");
    expect(await fromOutside("/bomb", { maxBytes: 40_000_000 })).toBe("fetch.compression_bomb");
  });

  it("larger than the cap is stopped", async () => {
    expect(await fromOutside("/big")).toBe("fetch.too_large");
  });

  it("that drips for ever is stopped by the total time", async () => {
    expect(await fromOutside("/drip", { timeoutMs: 300 })).toBe("fetch.timed_out");
    expect(await fromOutside("/silent", { timeoutMs: 300 })).toBe("fetch.timed_out");
  });

  it("that is cut off is not taken for the whole", async () => {
    expect(await fromOutside("/cut")).toBe("fetch.unreachable");
  });

  it("with endless headers or an unknown packing is refused", async () => {
    expect(await fromOutside("/headers")).toBe("fetch.unreachable");
    expect(await fromOutside("/odd")).toBe("fetch.encoding_refused");
  });

  it("of a type that was not asked for is refused", async () => {
    expect(await fromOutside("/pdf", { contentTypes: ["text/html"] })).toBe("fetch.content_type_refused");
    expect(await fromOutside("/page", { contentTypes: ["text/html"] })).toBe("answered");
  });
});

describe("an ordinary answer", () => {
  it("is unpacked", async () => {
    const page = await guardedFetch(`http://${outside.origin}/gzip`, { allowedOrigins: [outside.origin] });
    expect(page.body.toString()).toBe("hello packed");
  });

  it("is not waited for once the caller cancels", async () => {
    expect(await fromOutside("/silent", { signal: AbortSignal.abort() })).toBe("fetch.cancelled");
  });

  it("from a name that does not exist says so", async () => {
    expect(await outcome("http://nobody.test/", { resolve: tableResolver({}) })).toBe("fetch.name_not_found");
    expect(await outcome("not an address")).toBe("fetch.invalid_url");
  });
});
