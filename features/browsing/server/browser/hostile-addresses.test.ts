import { request, type ServerResponse } from "node:http";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guardedFetch } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { type FilteringProxy, startFilteringProxy } from "./host/filtering-proxy.ts";
import { hostileAddresses } from "./testing/hostile-addresses.ts";

/** Nobody may reach it. */
let canary: LoopbackServer;
/** Allowed, and hostile: it leads to the canary, and its answers never end. */
let site: LoopbackServer;
let proxy: FilteringProxy;
/** One through which the allowed server is reached. */
let inner: FilteringProxy;
const resolved = new Map<string, string[][]>();
/** A name server that answers what a name has next, and the last answer from then on. */
const resolve = async (name: string) => {
  const answers = resolved.get(name) ?? [];
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  return answer.map((address) => ({ address, family: address.includes(":") ? (6 as const) : (4 as const) }));
};

beforeAll(async () => {
  canary = await startLoopbackServer((_request, response) => void response.end("found"));
  site = await startLoopbackServer((message, response) => {
    switch (message.url) {
      case "/bomb":
        return response
          .writeHead(200, { "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(40_000_000)));
      case "/flood":
        return keepWriting(response.writeHead(200), Buffer.alloc(200_000), 1);
      case "/drip":
        return keepWriting(response.writeHead(200), ".", 20);
      case "/silence":
        return;
      default:
        return response.writeHead(302, { location: decodeURIComponent((message.url ?? "").slice(4)) }).end();
    }
  });
  const options = {
    allowedOrigins: [site.origin],
    resolve,
    limits: {
      connectMs: 1_000,
      idleMs: 500,
      connectionMs: 900,
      connectionBytes: 1_000_000,
      sessionBytes: 9_000_000,
    },
  };
  proxy = await startFilteringProxy(options);
  inner = await startFilteringProxy(options);
  inner.goInside(true);
});
beforeEach(() => {
  canary.hits.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await inner.close();
  await canary.close();
  await site.close();
});

/** Until the other side is gone: a timer that stays would slow down all later files of this process. */
function keepWriting(response: ServerResponse, piece: string | Buffer, everyMs: number): void {
  const writing = setInterval(() => response.write(piece), everyMs);
  response.on("close", () => clearInterval(writing));
}

const addresses = () => hostileAddresses(canary.origin);

describe("the guarded fetch", () => {
  it("refuses over 150 hostile addresses before it dials", async () => {
    expect(addresses().length).toBeGreaterThan(150);
    const ends = await Promise.all(
      addresses().map((address) =>
        guardedFetch(address, { resolve, timeoutMs: 2_000 }).then(
          () => `${address} was fetched`,
          (error: unknown) =>
            error instanceof GuardedFetchError && isRefusal(error.code) ? "refused" : `${address}: ${error}`,
        ),
      ),
    );
    expect(ends.filter((end) => end !== "refused")).toEqual([]);
    expect(canary.hits).toEqual([]);
  });

  it("follows no redirect to any of them", async () => {
    const options = { allowedOrigins: [site.origin], resolve, timeoutMs: 2_000 };
    const ends = await Promise.all(
      addresses()
        // What a header can hold.
        .filter((address) => /^[\x20-\x7e]+$/.test(address))
        .map((address) =>
          guardedFetch(`http://${site.origin}/to/${encodeURIComponent(address)}`, options).then(
            ({ url }) => url,
            () => "refused",
          ),
        ),
    );
    // A relative one leads back to the site itself, and on in a circle.
    expect(new Set(ends)).toEqual(new Set(["refused"]));
    expect(canary.hits).toEqual([]);
  });
});

/** What the proxy answers to a browser that asks for an address. */
function throughProxy(path: string, { port } = proxy): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    const asked = request({ host: "127.0.0.1", port, path, agent: false }, async (response) => {
      const body = await text(response).catch(() => "cut");
      done({ status: response.statusCode ?? 0, body });
    });
    asked.on("error", failed);
    asked.end();
  });
}

/** The first line of the answer to a tunnel. */
function tunnel(target: string): Promise<string> {
  return new Promise((done) => {
    const socket = createConnection({ host: "127.0.0.1", port: proxy.port });
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString();
      if (heard.startsWith("HTTP/1.1 200") && !heard.includes("found"))
        socket.write("GET /tunnel HTTP/1.1\r\nHost: x\r\n\r\n");
    });
    socket.on("close", () => done(heard.split("\r\n")[0] ?? ""));
    socket.on("error", () => done(heard));
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  });
}

describe("the proxy of the browser", () => {
  it("refuses over 150 hostile addresses, whole and as tunnels", async () => {
    const sendable = addresses().filter((address) => /^[\x21-\x7e]+$/.test(address));
    const whole = await Promise.all(
      sendable.map(async (address) => ({ address, ...(await throughProxy(address)) })),
    );
    expect(whole.filter(({ status }) => ![400, 403, 502].includes(status))).toEqual([]);
    const targets = addresses().flatMap((address) => /^https?:\/\/([^/\s]+)\/?/.exec(address)?.[1] ?? []);
    const tunnels = await Promise.all(
      targets
        .flatMap((target) => [target, `${target}:443`])
        .filter(isSendable)
        .map(tunnel),
    );
    expect(tunnels.length).toBeGreaterThan(150);
    expect(tunnels.filter((line) => line.includes(" 200 "))).toEqual([]);
    expect(canary.hits).toEqual([]);
  });

  it("dials what it checked, and checks again for each connection", async () => {
    resolved.set("rebinding.test", [["93.184.216.34"], ["127.0.0.1"]]);
    resolved.set("mixed.test", [["93.184.216.34", "127.0.0.1"]]);
    resolved.set("inside.test", [["10.0.0.7"]]);
    resolved.set("mapped.test", [["::ffff:127.0.0.1"]]);
    // The first answer is public and not reachable from here; the second is this machine.
    await throughProxy("http://rebinding.test/");
    expect(await throughProxy("http://rebinding.test/")).toMatchObject({ status: 403 });
    for (const name of ["mixed", "inside", "mapped", "rebinding"]) {
      expect((await throughProxy(`http://${name}.test/`)).status).toBe(403);
      expect(await tunnel(`${name}.test:443`)).toContain(" 403 ");
    }
    expect(canary.hits).toEqual([]);
  });

  it("lets no page of outsiders reach a private server that is allowed, and no page of that the internet", async () => {
    resolved.set("public.test", [["93.184.216.34"]]);
    site.hits.length = 0;
    expect((await throughProxy(`http://${site.origin}/silence`)).status).toBe(403);
    expect(await tunnel(site.origin)).toContain(" 403 ");
    expect((await throughProxy("http://public.test/", inner)).status).toBe(403);
    expect(site.hits).toEqual([]);
  });

  it("is no server itself, and does not pass a request for a path on", async () => {
    expect((await throughProxy("/")).status).toBe(403);
  });

  it.each(["flood", "drip", "silence"])(
    "ends an answer that is too large, too slow or never comes: %s",
    async (kind) => {
      const { status, body } = await throughProxy(`http://${site.origin}/${kind}`, inner).catch(() => ({
        status: 0,
        body: "cut",
      }));
      expect(status === 200 ? body : "cut").toBe("cut");
    },
  );

  it("hands a browser a redirect to follow, and refuses where it leads", async () => {
    const leading = `http://${site.origin}/to/${encodeURIComponent(`http://${canary.origin}/`)}`;
    expect((await throughProxy(leading, inner)).status).toBe(302);
    for (const one of [proxy, inner]) {
      expect((await throughProxy(`http://${canary.origin}/`, one)).status).toBe(403);
    }
    expect(canary.hits).toEqual([]);
  });
});

function isRefusal(code: string): boolean {
  return /^fetch\.(?:invalid_url|scheme|credentials|port|address)_?(?:refused)?$|name_not_found/.test(code);
}

function isSendable(target: string): boolean {
  return /^[\x21-\x7e]+$/.test(target);
}
