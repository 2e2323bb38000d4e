import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "./stream/closed-loop.ts";
import { cpuMs, residentKb } from "./stream/processes.ts";
import { signUpPeople, startProgram } from "./stream/product.ts";

// What hostile bodies do to everybody else: eight connections send a megabyte of open brackets, again and
// again, while another reads the health. Bounded: each kind of sender stops after its seconds.
const connections = 8;
const seconds = 8;
const brackets = "[".repeat(1_048_000);

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-bodies-"));
const product = await startProgram(["bin/start.ts"], { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" });
try {
  const { publishableKey } = (await (await fetch(`${product.url}/api/v1/config`)).json()) as {
    publishableKey: string;
  };
  const [token = ""] = await signUpPeople(product.url, 1);
  const person = { authorization: `Bearer ${token}` };
  const key = { apikey: publishableKey };

  const senders: [string, () => Promise<Response>][] = [
    ["nobody sends", async () => new Response()],
    ["sign-up, no session", () => send("/auth/v1/signup", key)],
    ["data API, no session", () => send("/rest/v1/rpc/has_role", key)],
    ["user metadata, a person", () => send("/auth/v1/user", { ...key, ...person }, "PUT")],
    ["own routes, a person", () => send("/api/v1/me/avatar", person, "PUT")],
  ];
  console.log(
    "sender                      bodies/s   statuses        health p50 ms   p95 ms   peak MB   CPU ms a body",
  );
  for (const [name, sendOne] of senders) {
    const { bodies, statuses, health, peakKb, spentMs } = await attack(
      name === "nobody sends" ? undefined : sendOne,
    );
    const cells = [
      name.padEnd(26),
      (bodies / seconds).toFixed(0).padStart(8),
      `   ${[...statuses].join(" ")}`.padEnd(18),
      percentile(health, 0.5).toFixed(1).padStart(13),
      percentile(health, 0.95).toFixed(1).padStart(8),
      (peakKb / 1_000).toFixed(0).padStart(9),
      (bodies ? spentMs / bodies : 0).toFixed(1).padStart(15),
    ];
    console.log(cells.join(" "));
  }

  function send(path: string, headers: Record<string, string>, method = "POST") {
    return fetch(`${product.url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: brackets,
    });
  }

  async function attack(sendOne: (() => Promise<Response>) | undefined) {
    const endsAt = performance.now() + seconds * 1_000;
    const statuses = new Set<number | string>();
    const health: number[] = [];
    let bodies = 0;
    let peakKb = 0;
    const spentBeforeMs = cpuMs(product.pid);
    const sender = async () => {
      while (sendOne && performance.now() < endsAt) {
        // A server that refuses early may close the connection while the body is still sent.
        const status = await sendOne().then(
          async (reply) => {
            await reply.text();
            return reply.status;
          },
          () => "closed",
        );
        statuses.add(status);
        bodies += 1;
      }
    };
    const reader = async () => {
      while (performance.now() < endsAt) {
        const startedAt = performance.now();
        await (await fetch(`${product.url}/healthz`)).text();
        health.push(performance.now() - startedAt);
        peakKb = Math.max(peakKb, residentKb(product.pid));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    await Promise.all([...Array.from({ length: connections }, sender), reader()]);
    return { bodies, statuses, health, peakKb, spentMs: cpuMs(product.pid) - spentBeforeMs };
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
