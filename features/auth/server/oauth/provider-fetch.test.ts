import { expect, test } from "vitest";
import { startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { providerFetch } from "./provider-fetch.ts";

test("the configured host is called although it is private, and no other private one is", async () => {
  const configured = await startLoopbackServer((_request, response) => response.end("hello"));
  const other = await startLoopbackServer((_request, response) => response.end("secret"));
  const fetch = providerFetch([configured.origin]);
  expect(await (await fetch(`http://${configured.origin}/keys`)).text()).toBe("hello");
  for (const address of [
    `http://${other.origin}/`,
    "http://169.254.169.254/",
    "http://localhost/",
    "file:///etc",
  ]) {
    await expect(fetch(address)).rejects.toMatchObject({ name: "GuardedFetchError" });
  }
  expect(other.hits).toEqual([]);
  await configured.close();
  await other.close();
});

test("redirects are not followed, wherever they lead", async () => {
  const inner = await startLoopbackServer((_request, response) => response.end("secret"));
  const configured = await startLoopbackServer((_request, response) =>
    response.writeHead(302, { location: `http://${inner.origin}/` }).end(),
  );
  const response = await providerFetch([configured.origin])(`http://${configured.origin}/`);
  expect(response.status).toBe(302);
  expect(inner.hits).toEqual([]);
  await configured.close();
  await inner.close();
});

test("an answer without end is given up", async () => {
  const endless = await startLoopbackServer((_request, response) => {
    const packet = Buffer.alloc(64_000, "x");
    const write = () => {
      while (response.writable && response.write(packet));
    };
    response.on("drain", write);
    write();
  });
  const fetch = providerFetch([endless.origin]);
  await expect(fetch(`http://${endless.origin}/`)).rejects.toMatchObject({ code: "fetch.too_large" });
  await endless.close();
});
