import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { plainLoop } from "./agent/plain-loop.ts";
import { publishAgent } from "./agent/publish-agent.ts";
import { noteFigures } from "./figures/figure.ts";
import { percentile } from "./stream/closed-loop.ts";
import { liveKb } from "./stream/live-memory.ts";
import { residentKb } from "./stream/processes.ts";
import { connectModel, signUpPeople, startProgram } from "./stream/product.ts";
import { readStream } from "./stream/stream-client.ts";

// Agents that call a tool in each step but the last. Baseline: a loop of the AI SDK with the same model server, which
// stores nothing and asks nobody.
const people = 25;
const steps = 16;
const alone = 20;
const atOnce = 200;
const calls = Array.from(
  { length: steps - 1 },
  (_, at) => `[[call calculate {"expression":"12 * ${at + 1}"}]]`,
);
const question = `[[script:obedient atOnce=1]] ${calls.join(" ")}`;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-agent-"));
const memoryReport = join(dataDir, "memory-report");
const model = await startProgram(["mocks/model-server/main.ts"], {});
const product = await startProgram(
  ["--expose-gc", "--import", "./bench/stream/live-memory.ts", "bin/start.ts"],
  { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", BENCH_MEMORY_REPORT: memoryReport },
);
try {
  const modelUrl = model.url.endsWith("/v1") ? model.url : `${model.url}/v1`;
  connectModel(dataDir, modelUrl);
  const staff = await Promise.all(
    (await signUpPeople(product.url, people)).map((token) => publishAgent(product.url, token)),
  );

  /** One run of an agent. Resolves with whether it did all its steps and succeeded. */
  const through = async (reader: number): Promise<boolean> => {
    const { accessToken, agentId } = staff[reader % people] ?? { accessToken: "", agentId: "" };
    const { tokens, isComplete } = await readStream({
      url: `${product.url}/api/v1/conversations/${randomUUID()}/messages`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ id: randomUUID(), text: question, isNewConversation: true, agentId }),
      tokenMark: '"type":"tool-call-end"',
      endMark: '"type":"run-end","status":"succeeded"',
    });
    return isComplete && tokens === steps - 1;
  };
  const loop = plainLoop(modelUrl);
  const plain = async () => (await loop(question)) === steps;

  const ours = await oneByOne(through);
  const bare = await oneByOne(plain);
  const [oursMs, bareMs] = [percentile(ours, 0.5) / steps, percentile(bare, 0.5) / steps];
  console.log(
    `one agent: ${oursMs.toFixed(1)} ms a step, ${(1_000 / oursMs).toFixed(0)} steps/s; the plain loop ${bareMs.toFixed(1)} ms, ${(1_000 / bareMs).toFixed(0)} steps/s`,
  );

  const restKb = residentKb(product.pid);
  const restLiveKb = await liveKb(product.pid, memoryReport);
  let peakKb = restKb;
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, residentKb(product.pid));
  }, 200);
  const working = together(through);
  await sleep(3_000);
  const heldLiveKb = await liveKb(product.pid, memoryReport);
  const { wrong, stepsPerSecond } = await working;
  clearInterval(watch);
  const bareTogether = await together(plain);
  const liveMb = (heldLiveKb - restLiveKb) / 1024;
  const residentMb = (peakKb - restKb) / 1024;
  console.log(
    `${atOnce} agents: ${stepsPerSecond.toFixed(0)} steps/s, ${wrong} wrong, ${liveMb.toFixed(0)} MB live (${residentMb.toFixed(0)} resident); the plain loop ${bareTogether.stepsPerSecond.toFixed(0)} steps/s, ${bareTogether.wrong} wrong`,
  );
  noteFigures(
    {
      name: "Overhead of a step of an agent",
      ...{ values: [oursMs - bareMs], unit: "ms", aim: { atMost: 15 } },
      baseline: { name: "a step of a plain AI SDK loop", ratio: oursMs / bareMs },
    },
    {
      name: `Steps a second: one agent / ${atOnce} agents at once`,
      ...{ values: [1_000 / oursMs, stepsPerSecond], unit: "", aim: { atLeast: 100, of: 1 } },
      baseline: {
        name: `${atOnce} plain AI SDK loops`,
        ratio: stepsPerSecond / bareTogether.stepsPerSecond,
      },
    },
    {
      name: `Agents that did not do all their steps, of ${atOnce} at once`,
      ...{ values: [wrong], unit: "", aim: { atMost: 0 } },
    },
    {
      name: `Memory that ${atOnce} agents at work take in the server, after a collection / before it`,
      ...{ values: [liveMb, residentMb], unit: "MB", aim: { atMost: 200 } },
    },
  );
} finally {
  await product.stop();
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** How long each of some runs took, in milliseconds, one after the other. The first ones warm up. */
async function oneByOne(run: (reader: number) => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < alone + 3; index++) {
    const startedMs = performance.now();
    if (!(await run(index))) throw new Error("A run alone did not do all its steps.");
    if (index >= 3) times.push(performance.now() - startedMs);
  }
  return times;
}

async function together(run: (reader: number) => Promise<boolean>) {
  const startedMs = performance.now();
  const ends = await Promise.all(Array.from({ length: atOnce }, (_, index) => run(index)));
  const seconds = (performance.now() - startedMs) / 1_000;
  return { wrong: ends.filter((isRight) => !isRight).length, stepsPerSecond: (atOnce * steps) / seconds };
}
