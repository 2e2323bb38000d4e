import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { claimPort, explainListenError } from "./claim-port.ts";

async function occupy() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it("returns a free port for 0", async () => {
  const port = await claimPort("127.0.0.1", 0);
  expect(port).toBeGreaterThan(0);
  expect(await claimPort("127.0.0.1", port)).toBe(port);
});

it("refuses a port that another program has, and names a next one", async () => {
  const port = await occupy();
  await expect(claimPort("127.0.0.1", port)).rejects.toMatchObject({
    message: `Port ${port} on 127.0.0.1 is taken by another program.`,
    remedy: expect.stringContaining(`PORT=${port + 1} npm start`),
  });
});

it("refuses a host that is not this machine", async () => {
  await expect(claimPort("192.0.2.1", 0)).rejects.toMatchObject({
    message: `HOST is "192.0.2.1", which is no address of this machine.`,
  });
});

it("refuses a port that only root may have", () => {
  const cause = Object.assign(new Error("denied"), { code: "EACCES" });
  expect(explainListenError(cause, "127.0.0.1", 80)).toMatchObject({
    remedy: expect.stringContaining("above 1023"),
  });
});
