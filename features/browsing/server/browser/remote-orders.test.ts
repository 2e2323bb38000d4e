import { afterAll, beforeAll, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { ordersChannel } from "./order.repository.ts";
import { createRemoteOrders } from "./remote-orders.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("a server whose reply cannot be stored goes on and carries out the next order", async () => {
  const { services } = server;
  const replies: unknown[] = [1n, "done"];
  const orders = createRemoteOrders(services, async () => replies.shift());
  const key = { workspaceId: newId(), runId: newId(), nodeId: services.nodeId };
  // Nobody answers it before its time is over.
  orders.ask(key, { act: "read" }).catch(() => undefined);
  // The server may begin to listen only now.
  const announce = () => server.look("select pg_notify($1, $2)", [ordersChannel, services.nodeId]);
  await expect.poll(() => announce().then(() => replies.length), { timeout: 10_000 }).toBe(1);
  expect(await orders.ask(key, { act: "read" })).toBe("done");
  orders.stop();
});

it("a browser whose server is gone is lost, and nothing of the order is left for it", async () => {
  const { services } = server;
  const orders = createRemoteOrders(services, async () => undefined);
  const key = { workspaceId: newId(), runId: newId(), nodeId: "gone" };
  await expect(orders.ask(key, { act: "read" })).rejects.toMatchObject({ code: "browsing.browser_lost" });
  expect(await server.look("select from browser_orders where node_id = 'gone'")).toEqual([]);
  orders.stop();
});
