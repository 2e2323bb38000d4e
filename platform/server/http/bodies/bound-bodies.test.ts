import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { boundBodies } from "./bound-bodies.ts";

test("a caller who leaves in the middle of a chunked body ends the request", async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  const begun = vi.fn();
  const ended = vi.fn();
  boundBodies(server, async () => false);
  server.addHook("onRequest", async () => begun());
  server.addHook("onError", async (_request, _reply, error) => ended(error.message));
  server.post("/", async () => ({}));
  await server.listen({ port: 0, host: "127.0.0.1" });

  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  const head = [
    "POST / HTTP/1.1",
    "host: test",
    "content-type: application/json",
    "transfer-encoding: chunked",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n5\r\n{"tex\r\n`);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  socket.destroy();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith("aborted"));
});
