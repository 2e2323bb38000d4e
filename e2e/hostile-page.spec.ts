import { createServer } from "node:net";
import type { Artifact } from "#features/artifacts/contract/index.ts";
import { newId } from "#platform/server/ids.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { hostilePages } from "./fixtures/hostile-pages.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

/** Counts who connects, whatever they say. */
async function listen() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push("connected");
    socket.on("data", (data) => {
      heard.push(data.toString("latin1").slice(0, 60));
      socket.end("HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\n\r\n");
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("Nobody listens.");
  const url = `http://127.0.0.1:${address.port}`;
  return { heard, url, [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())) };
}

test("a hostile page reaches nobody, not the product around it, and leads nowhere", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/.*/);
  await using canary = await listen();
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const conversation = newId();
  await readRows(
    product,
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $1, 'Traps')",
    [account.userId, conversation],
  );
  const windows: string[] = [];
  page.context().on("page", (other) => windows.push(other.url()));
  page.on("download", (download) => windows.push(download.url()));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const show = async (content: string) => {
    const id = newId();
    const body = { id, kind: "html", title: "Trap", content };
    await callApi<Artifact>(product.url, account, `/conversations/${conversation}/artifacts`, body);
    await page.goto(new URL(`/artifacts/${id}`, product.url).href);
    return id;
  };
  const frame = () => page.frameLocator("iframe").frameLocator("iframe");
  const stopped = page.getByText("This page tried to leave its frame, so it was stopped.");

  await test.step("somebody who listens would hear", async () => {
    await fetch(`${canary.url}/control`);
    expect(canary.heard.length).toBeGreaterThan(0);
    canary.heard.length = 0;
  });

  await test.step("a harmless page works: its script and style run", async () => {
    await show(
      "<style>p{color:rgb(1,2,3)}</style><p>0</p><button onclick='document.querySelector(\"p\").textContent=1'>Count</button>",
    );
    await frame().getByRole("button", { name: "Count" }).click();
    await expect(frame().getByText("1")).toHaveCSS("color", "rgb(1, 2, 3)");
  });

  for (const [name, content] of Object.entries(hostilePages(canary.url)))
    await test.step(`${name} reaches nobody`, async () => {
      const id = await show(content);
      const shown = async () => (await frame().getByText("Hello").count()) + (await stopped.count());
      await expect.poll(shown).toBeGreaterThan(0);
      // As long as what would have been sent at once needs: the page has run, and so has a task after it.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      expect([name, canary.heard, windows]).toEqual([name, [], []]);
      expect(page.url()).toBe(new URL(`/artifacts/${id}`, product.url).href);
      expect(requests.filter((address) => address.includes("secret"))).toEqual([]);
    });

  await test.step("one that leaves is stopped, and can be shown again", async () => {
    await show(`<button onclick="location.href='${canary.url}/a'">Leave</button>`);
    await frame().getByRole("button", { name: "Leave" }).click();
    await expect(stopped).toBeVisible();
    await page.getByRole("button", { name: "Show it again" }).click();
    await expect(frame().getByRole("button", { name: "Leave" })).toBeVisible();
  });

  await test.step("it knows nothing of the product: no cookie, storage or page around it", async () => {
    await show(`<p>Hello</p><pre></pre><script>
      const tries = { cookie: () => document.cookie, storage: () => localStorage.length, session: () => sessionStorage.length,
        database: () => indexedDB.open("x"), parent: () => parent.document.title, top: () => top.document.title };
      const said = Object.entries(tries).map(([name, attempt]) => {
        try { attempt(); return name + " open"; } catch (error) { return name + " " + error.name; }
      });
      document.querySelector("pre").textContent = origin + ": " + said.join(", ");
    </script>`);
    await expect(frame().locator("pre")).toHaveText(
      "null: cookie SecurityError, storage SecurityError, session SecurityError, database SecurityError, parent SecurityError, top SecurityError",
    );
  });

  await test.step("no page of another origin holds the frame, and none of the product does", async () => {
    const reply = await fetch(new URL("/artifact-frame/page", product.url));
    expect(reply.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(reply.headers.get("content-security-policy")).toContain("sandbox allow-scripts");
  });

  expect(canary.heard).toEqual([]);
});
