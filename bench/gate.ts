import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { policySetOf } from "../features/tools/server/gate/policy-set.ts";
import { noteFigures } from "./figures/figure.ts";
import { bareCedar } from "./gate/bare-cedar.ts";
import { startIdleServer } from "./gate/idle-server.ts";
import { openGate } from "./gate/open-gate.ts";
import { timeEach } from "./gate/time-each.ts";
import { storeWaitingRuns } from "./gate/waiting-runs.ts";
import { percentile } from "./stream/closed-loop.ts";

// Decisions of the gate in a workspace in which every tool has a mode, one after the other. Baseline: the engine alone
// on the same policies. Then an idle server with and without runs that wait for an approval.
const tools = 128;
const decisions = 20_000;
const waiting = 10_000;
const idleMs = 60_000;

const folder = mkdtempSync(join(tmpdir(), "adjutant-bench-gate-"));
try {
  await measureDecisions();
  await measureWaiting();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function newFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

async function measureDecisions(): Promise<void> {
  const gate = await openGate(newFolder("gate"), tools);
  try {
    const decide = (index: number) => {
      const tool = gate.tools[index % tools];
      if (!tool) throw new Error("There is no tool.");
      return gate.decide(tool, index % 2 === 0 ? "user" : "untrusted");
    };
    const engine = bareCedar(policySetOf(gate.rules));
    const first = await timeEach(1, decide);
    await timeEach(2_000, decide);
    await timeEach(500, engine.parsed);
    const times = {
      decided: await timeEach(decisions, decide),
      parsed: await timeEach(decisions, engine.parsed),
      parsing: await timeEach(200, engine.parsing),
    };
    const [p50, p99] = [percentile(times.decided, 0.5), percentile(times.decided, 0.99)];
    console.log(`${"p50 / p99 in ms".padStart(60)}`);
    print(`a decision of the gate with ${tools} modes`, times.decided);
    print("the engine alone, once, with the parsed policies", times.parsed);
    print("the engine alone, once, which parses them each time", times.parsing);
    console.log(`the first decision of a process: ${(first[0] ?? 0).toFixed(0)} ms`);
    noteFigures({
      name: `A decision of the gate with ${tools} modes, p50 / p99`,
      ...{ values: [p50, p99], unit: "ms", aim: { atMost: 1, of: 1 } },
      baseline: { name: "one bare evaluation by Cedar", ratio: p50 / percentile(times.parsed, 0.5) },
    });
  } finally {
    await gate.close();
  }
}

function print(name: string, times: number[]): void {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${name.padEnd(54)}${p50.toFixed(3).padStart(7)} / ${p99.toFixed(3)}`);
}

/** Until five seconds of a minute have passed, so that two measurements contain the same jobs of the clock. */
async function untilMinute(): Promise<void> {
  await sleep(60_000 - ((Date.now() - 5_000) % 60_000));
}

async function measureWaiting(): Promise<void> {
  const server = await startIdleServer(newFolder("idle"));
  try {
    // The work of a start ends first.
    await sleep(30_000);
    await untilMinute();
    const without = await server.idle(idleMs);
    await storeWaitingRuns(server.pool, waiting);
    await untilMinute();
    const having = await server.idle(idleMs);
    console.log(
      `\nan idle server, in ${idleMs / 1_000} s${"statements".padStart(24)}   ms in the database   MB live (resident)`,
    );
    for (const [name, idle] of [
      ["no waiting run", without],
      [`${waiting.toLocaleString("en")} waiting runs`, having],
    ] as const) {
      const memory = `${(idle.liveKb / 1024).toFixed(1)} (${(idle.residentKb / 1024).toFixed(0)})`;
      console.log(
        `${name.padEnd(36)}${String(idle.statements).padStart(13)}${idle.databaseMs.toFixed(0).padStart(21)}   ${memory}`,
      );
    }
    const runs = waiting.toLocaleString("en");
    noteFigures(
      {
        name: `Statements a minute of an idle server with ${runs} waiting runs`,
        ...{ values: [having.statements], unit: "", aim: { atMost: Math.ceil(without.statements * 1.02) } },
        baseline: { name: "the same without them", ratio: having.statements / without.statements },
      },
      {
        name: `Memory that ${runs} waiting runs take in the server`,
        values: [(having.liveKb - without.liveKb) / 1024],
        ...{ unit: "MB", aim: { atMost: 1 } },
      },
    );
  } finally {
    await server.close();
  }
}
