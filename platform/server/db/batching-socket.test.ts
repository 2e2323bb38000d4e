import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BatchingSocket } from "./batching-socket.ts";

let folder: string;
let server: Server;
let socket: BatchingSocket;
let received = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gathering-"));
  const path = join(folder, "socket");
  received = "";
  server = createServer((peer) =>
    peer.on("data", (data) => {
      received += data;
    }),
  );
  await once(server.listen(path), "listening");
  socket = new BatchingSocket();
  socket.connect(path);
  await once(socket, "connect");
});
afterEach(async () => {
  socket.destroy();
  server.close();
  await rm(folder, { recursive: true });
});

it("holds back what is written in one turn, also after promises that were ready, and sends it together", async () => {
  socket.write("be");
  expect(socket.writableLength).toBe(2);
  // As the driver does for each statement.
  socket.cork();
  socket.write("gin");
  socket.uncork();
  await Promise.resolve();
  socket.write(";");
  expect(socket.writableLength).toBe(6);

  await new Promise(setImmediate);
  expect(socket.writableLength).toBe(0);
  await expect.poll(() => received).toBe("begin;");
});

it("sends what comes in the next turn without waiting for more", async () => {
  for (const word of ["one", "two"]) {
    socket.write(word);
    await new Promise(setImmediate);
    expect(socket.writableLength).toBe(0);
  }
  await expect.poll(() => received).toBe("onetwo");
});
