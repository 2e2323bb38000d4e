import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { percentile } from "./stream/closed-loop.ts";
import { residentKb } from "./stream/processes.ts";
import { signUpPeople, startProgram } from "./stream/product.ts";

// What many large pictures at once do to the memory and to everybody else. Twenty million pixels each, the
// most that is decoded. Bounded: every picture is sent once.
const people = 40;
const picturesEach = 5;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-pictures-"));
const product = await startProgram(["bin/start.ts"], {
  DATA_DIR: dataDir,
  PORT: "0",
  LOG_LEVEL: "error",
  GOTRUE_RATE_LIMIT_OTP: "100000",
});
try {
  const tokens = await signUpPeople(product.url, people);
  const create = { width: 5_000, height: 4_000, channels: 4, background: "#33669980" } as const;
  const image = (await sharp({ create }).webp({ lossless: true }).toBuffer()).toString("base64");
  const statuses = new Map<number, number>();
  const health: number[] = [];
  const restKb = residentKb(product.pid);
  let peakKb = restKb;
  let isOver = false;

  const send = async (token: string) => {
    const { status } = await fetch(`${product.url}/api/v1/me/avatar`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ image }),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const watch = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${product.url}/healthz`)).text();
      health.push(performance.now() - startedAt);
      peakKb = Math.max(peakKb, residentKb(product.pid));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const watching = watch();
  await Promise.all(tokens.flatMap((token) => Array.from({ length: picturesEach }, () => send(token))));
  isOver = true;
  await watching;

  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`${people * picturesEach} pictures at once: ${counts}`);
  console.log(`memory before ${(restKb / 1_000).toFixed(0)} MB, at most ${(peakKb / 1_000).toFixed(0)} MB`);
  console.log(
    `health p50 ${percentile(health, 0.5).toFixed(1)} ms, p95 ${percentile(health, 0.95).toFixed(1)} ms`,
  );
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
