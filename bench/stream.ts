import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteFigures } from "./figures/figure.ts";
import { closedLoop, percentile } from "./stream/closed-loop.ts";
import { liveKb } from "./stream/live-memory.ts";
import { cpuMs, descendants, residentKb } from "./stream/processes.ts";
import { connectModel, signUpPeople, startProgram } from "./stream/product.ts";
import { readStream, type StreamResult } from "./stream/stream-client.ts";

// Streams through the product. Baseline: the same scripted model server directly, in the same run.
const people = 25;
const tokens = 200;
const gapMs = 20;
const chatMs = tokens * gapMs;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-stream-"));
const model = await startProgram(["mocks/model-server/main.ts"], {});
const memoryReport = join(dataDir, "memory-report");
const product = await startProgram(
  ["--expose-gc", "--import", "./bench/stream/live-memory.ts", "bin/start.ts"],
  { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", BENCH_MEMORY_REPORT: memoryReport },
);
try {
  const modelUrl = model.url.endsWith("/v1") ? model.url : `${model.url}/v1`;
  connectModel(dataDir, modelUrl);
  const accessTokens = await signUpPeople(product.url, people);

  const direct = (script: string) => () =>
    readStream({
      url: `${modelUrl}/chat/completions`,
      headers: { authorization: "Bearer test-key", "content-type": "application/json" },
      body: JSON.stringify({
        model: "scripted",
        stream: true,
        messages: [{ role: "user", content: script }],
      }),
      tokenMark: '"delta":{"content":',
      endMark: "data: [DONE]",
    });
  const through = (script: string) => (reader: number) =>
    readStream({
      url: `${product.url}/api/v1/conversations/${randomUUID()}/messages`,
      headers: {
        authorization: `Bearer ${accessTokens[reader % people]}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ id: randomUUID(), text: script, isNewConversation: true }),
      tokenMark: '"type":"text-delta"',
      endMark: '"type":"run-end","status":"succeeded"',
    });

  const paced = `[[script:tokens count=${tokens} gap=${gapMs}ms]]`;
  await closedLoop(5, 2, 100, through("[[script:tokens count=20 gap=1ms]]"));
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  /** Memory per open chat in the middle of its answer, after garbage collection. */
  const heldKb = async (streams: number) => {
    const restLiveKb = await liveKb(product.pid, memoryReport);
    const answers = closedLoop(streams, 1, chatMs / 2, through(paced));
    await new Promise((resolve) => setTimeout(resolve, (chatMs * 3) / 4));
    const heldLiveKb = await liveKb(product.pid, memoryReport);
    await answers;
    return (heldLiveKb - restLiveKb) / streams;
  };

  console.log(
    "streams        direct p50/p95 ms   through p50/p95 ms   added p50/p95 ms   errors   CPU ms a chat (server + database)   kB a stream: live (resident)",
  );
  for (const [streams, rounds] of [
    [1, 8],
    [50, 3],
    [200, 3],
  ] as const) {
    const base = await closedLoop(streams, 1, chatMs, direct(paced));
    // A warm-up round: the runtime compiles, and the heap grows to the size this many streams need.
    await closedLoop(streams, 1, chatMs, through(paced));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const restKb = residentKb(product.pid);
    const before = { server: cpuMs(product.pid), database: databaseCpuMs(product.pid) };
    let peakKb = restKb;
    const watch = setInterval(() => {
      peakKb = Math.max(peakKb, residentKb(product.pid));
    }, 200);
    const results = await closedLoop(streams, rounds, chatMs, through(paced));
    clearInterval(watch);
    const growthKb = (peakKb - restKb) / streams;
    const server = (cpuMs(product.pid) - before.server) / results.length;
    const database = (databaseCpuMs(product.pid) - before.database) / results.length;
    report(streams, base, results, server, database, [await heldKb(streams), growthKb]);
  }

  const fast = `[[script:tokens count=4000]]`;
  const directSpeed = speedOf(await closedLoop(20, 1, 0, direct(fast)));
  const throughSpeed = speedOf(await closedLoop(20, 1, 0, through(fast)));
  console.log(
    `full speed, 20 streams: ${Math.round(throughSpeed).toLocaleString("en")} tokens/s through, ${Math.round(directSpeed).toLocaleString("en")} direct (${(throughSpeed / directSpeed).toFixed(2)} of it)`,
  );
  noteFigures({
    name: "Tokens per second, 20 streams at full speed",
    values: [throughSpeed],
    unit: "",
    aim: { atLeast: 20_000 },
    baseline: { name: "the model server asked directly", ratio: throughSpeed / directSpeed },
  });
} finally {
  await product.stop();
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

function report(
  streams: number,
  base: StreamResult[],
  results: StreamResult[],
  server: number,
  database: number,
  [liveKbAStream, residentKbAStream]: [number, number],
) {
  const first = (from: StreamResult[], share: number) =>
    percentile(
      from.map(({ firstTokenMs }) => firstTokenMs),
      share,
    );
  const pair = (p50: number, p95: number) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  const [b50, b95, t50, t95] = [
    first(base, 0.5),
    first(base, 0.95),
    first(results, 0.5),
    first(results, 0.95),
  ];
  const errors = results.filter((result) => !result.isComplete || result.tokens !== tokens).length;
  console.log(
    [
      String(streams).padEnd(12),
      pair(b50, b95).padStart(18),
      pair(t50, t95).padStart(20),
      pair(t50 - b50, t95 - b95).padStart(18),
      String(errors).padStart(8),
      `${server.toFixed(1)} + ${database.toFixed(1)}`.padStart(36),
      `${liveKbAStream.toFixed(0)} (${residentKbAStream.toFixed(0)})`.padStart(32),
    ].join(" "),
  );
  // One stream alone tells of the machine more than of the product.
  if (streams === 1) return;
  noteFigures(
    {
      name: `Added to the first token, p50 / p95, ${streams} streams`,
      values: [t50 - b50, t95 - b95],
      unit: "ms",
      aim: { atMost: streams > 100 ? 25 : 5 },
    },
    {
      name: `Answers that were not whole, ${streams} streams`,
      values: [errors],
      unit: "",
      aim: { atMost: 0 },
    },
    {
      name: `CPU for a chat of ${tokens} tokens, ${streams} streams: server / database`,
      values: [server, database],
      unit: "ms",
      aim: { atMost: 20 },
    },
    {
      name: `Memory that an open stream holds after a collection / before it, ${streams} streams`,
      values: [liveKbAStream, residentKbAStream],
      unit: "kB",
      ...(streams > 100 ? {} : { aim: { atMost: 64 } }),
    },
  );
}

function speedOf(results: StreamResult[]): number {
  const slowestMs = Math.max(...results.map(({ totalMs }) => totalMs));
  return results.reduce((sum, { tokens: count }) => sum + count, 0) / (slowestMs / 1_000);
}

function databaseCpuMs(pid: number): number {
  return descendants(pid).reduce((sum, child) => {
    try {
      return sum + cpuMs(child);
    } catch {
      return sum;
    }
  }, 0);
}
