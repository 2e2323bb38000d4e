import { afterAll, beforeAll, expect, it } from "vitest";
import { type EventReceiver, startEventReceiver } from "#mocks/event-receiver/start-event-receiver.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createExportServer, deliverAll, join, noteEvents, signLog } from "../testing/export-server.ts";
import { createSink } from "./create-sink.ts";
import { createSinkWorker } from "./delivery/sink-worker.ts";

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

it("a delivery under way ends when its process is stopped, is no failure, and is sent again under its id", async () => {
  const owner = await join(server, { workspaceId: newId(), role: "owner" });
  const { secret } = await createSink(server.as(owner), {
    ...{ kind: "webhook", name: "Lake", address: receiver.url, categories: [], from: "beginning" },
  });
  receiver.secrets.push(secret ?? "");
  receiver.script.push("silent");
  await noteEvents(server.as(owner), { acts: ["thing.made"] });
  await signLog(server);
  const worker = createSinkWorker(server.services);
  worker.start();
  await expect.poll(() => receiver.deliveries.length, { timeout: 10_000 }).toBe(1);
  const stoppedAt = performance.now();
  await worker.stop(10_000);
  expect(performance.now() - stoppedAt).toBeLessThan(2_000);
  const positions = await server.look("select lease, failures, error from event_sink_positions");
  expect(positions).toEqual([{ lease: null, failures: 0, error: null }]);
  await deliverAll(server);
  expect(receiver.deliveries).toHaveLength(2);
  expect(receiver.deliveries[1]).toEqual(receiver.deliveries[0]);
});
