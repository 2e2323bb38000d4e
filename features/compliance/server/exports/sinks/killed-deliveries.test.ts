import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join as joinPath } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import {
  type Delivery,
  type EventReceiver,
  startEventReceiver,
} from "#mocks/event-receiver/start-event-receiver.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createExportServer, deliverAll, join, noteEvents, signLog } from "../testing/export-server.ts";
import { createSink } from "./create-sink.ts";

let server: TestServer;
let receiver: EventReceiver;

beforeAll(async () => {
  receiver = await startEventReceiver();
  server = await createExportServer({ allowedOrigins: [new URL(receiver.url).host] });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

async function startWorker(): Promise<ChildProcess> {
  const dataDir = await mkdtemp(joinPath(inject("filesFolder"), "sinks-"));
  const { appConnection: connection } = server.database;
  const allowedOrigins = [new URL(receiver.url).host];
  const options = { connection, keyFile: server.keyFile, dataDir, allowedOrigins };
  const program = joinPath(import.meta.dirname, "testing/deliver-until-killed.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface({ input: child.stdout }), "line");
  return child;
}

async function kill(child: ChildProcess) {
  child.kill("SIGKILL");
  await once(child, "exit");
}

it("workers that are killed at any moment lose nothing and keep the order; a double has the id of the first", async () => {
  const owner = await join(server, { workspaceId: newId(), role: "owner" });
  const { secret } = await createSink(server.as(owner), {
    ...{ kind: "webhook", name: "Lake", address: receiver.url, categories: [], from: "beginning" },
  });
  receiver.secrets.push(secret ?? "");
  const acts = Array.from({ length: 700 }, () => "thing.made" as const);
  const first = await startWorker();
  // What arrived is not acknowledged: the worker dies before it knows.
  receiver.script.push("silent");
  await noteEvents(server.as(owner), { acts });
  await signLog(server);
  await expect.poll(() => receiver.deliveries.length, { timeout: 30_000 }).toBe(1);
  await kill(first);
  // More comes before somebody goes on.
  await noteEvents(server.as(owner), { acts });
  await signLog(server);
  const total = 1_401;
  const placeOf = async () => {
    const [place] = await server.look<{ at: number }>(
      "select next_index::int as at from event_sink_positions",
    );
    return place?.at;
  };
  // One dies with its first delivery under way, the next one with its second.
  for (const [round, deliveries] of [1, 2, 1, 2].entries()) {
    const wanted = receiver.deliveries.length + deliveries;
    if (round === 0) receiver.script.push("silent");
    const child = await startWorker();
    const isFar = async () => receiver.deliveries.length >= wanted || (await placeOf()) === total;
    await expect.poll(isFar, { timeout: 30_000, interval: 5 }).toBe(true);
    await kill(child);
  }
  // The last one holds its lease for a moment.
  const goOn = () => deliverAll(server).then(placeOf);
  await expect.poll(goOn, { timeout: 30_000 }).toBe(total);

  expect(receiver.refused).toEqual([]);
  expect(receiver.deliveries.length).toBeGreaterThan(takenOnce(receiver.deliveries).length);
  expect(sequences(takenOnce(receiver.deliveries))).toEqual(
    Array.from({ length: total }, (_, index) => index),
  );
  for (const { id, events } of receiver.deliveries) {
    const earlier = receiver.deliveries.find((one) => one.id === id);
    expect(events).toEqual(earlier?.events);
  }
}, 120_000);

/** Each delivery once, as a receiver that knows the ids takes them. */
function takenOnce(deliveries: readonly Delivery[]): Delivery[] {
  return [...new Map([...deliveries].reverse().map((one) => [one.id, one])).values()].reverse();
}

function sequences(deliveries: readonly Delivery[]) {
  return deliveries.flatMap(({ events }) => events.map(({ metadata }) => metadata.sequence));
}
