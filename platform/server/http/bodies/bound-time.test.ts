import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { boundTime } from "./bound-time.ts";

const mostMs = 200;

async function start() {
  const server = Fastify();
  onTestFinished(() => server.close());
  boundTime(server, mostMs);
  server.post("/usual", async () => ({}));
  server.post("/slow", { config: { hasSlowBody: true } }, async () => ({}));
  await server.listen({ port: 0, host: "127.0.0.1" });
  return (server.server.address() as AddressInfo).port;
}

/** Sends the beginning of a body. */
async function begin(path: string) {
  const socket = connect(await start(), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const seen = { closed: false, text: "" };
  socket.on("close", () => Object.assign(seen, { closed: true }));
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => Object.assign(seen, { text: seen.text + chunk }));
  const head = [`POST ${path} HTTP/1.1`, "host: test", "content-type: application/json", "content-length: 2"];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  return { socket, seen };
}

test("a body that takes too long ends its connection", async () => {
  const { seen } = await begin("/usual");
  await vi.waitFor(() => expect(seen).toEqual({ closed: true, text: "" }));
});

test("a body may take longer where the route allows it", async () => {
  const { socket, seen } = await begin("/slow");
  await setTimeout(2 * mostMs);
  expect(seen.closed).toBe(false);
  socket.write("}");
  await vi.waitFor(() => expect(seen.text).toContain("200 OK"));
});

test("a body that came in time is answered", async () => {
  const { socket, seen } = await begin("/usual");
  socket.write("}");
  await vi.waitFor(() => expect(seen.text).toContain("200 OK"));
});
