import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aiSettingsModule } from "#features/ai-settings/server/module.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";
import { allowInstallationHost } from "./allow-installation-host.ts";

// Another host for everybody, while workspaces let the tools that reach it run by themselves.

let staged: Staged;
let owner: ConnectionsClient;
let other: ConnectionsClient;

beforeAll(async () => {
  staged = await stageConnections({ modules: [aiSettingsModule] });
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await ConnectionsClient.of(staged.server);
  other = await ConnectionsClient.of(staged.server);
  for (const one of [owner, other]) {
    await one.ask("POST", "/http-hosts", { host: "first.example.com", methods: ["GET", "POST"] });
    await set(one, "http_get");
  }
});

const hashOf = async (who: ConnectionsClient, name: string) => {
  const { items } = await who.ask<{ items: { name: string; hash: string }[] }>("GET", "/ai-settings/tools");
  return items.find((item) => item.name === name)?.hash;
};
const set = async (who: ConnectionsClient, name: string) =>
  who.ask("PUT", "/ai-settings/tools", { name, mode: "automatic", hash: await hashOf(who, name) });

/** A host that no other test has. */
const hostOf = ({ actor }: ConnectionsClient) => `everywhere-${actor.workspaceId}.example.com`;
const allow = async (methods: ("GET" | "POST")[] = ["GET"]) => {
  const admin = await owner.beside({ isAdmin: true });
  const ctx = staged.server.as(admin.actor);
  return allowInstallationHost(ctx, staged.outside, { host: hostOf(owner), methods });
};
const modesOf = ({ actor }: ConnectionsClient) =>
  staged.server.look("select tool_name, mode from tool_modes where workspace_id = $1 order by 1", [
    actor.workspaceId,
  ]);
const forgotten = ({ actor }: ConnectionsClient) =>
  staged.server.look(
    `select tableoid, xmin from audit_events where workspace_id = $1 and act = 'tool.modes_forgotten'`,
    [actor.workspaceId],
  );

/** Another transaction, until it commits. */
async function begun(lock: string) {
  const holder = new pg.Client({
    ...staged.server.database.superuserConnection,
    options: "-c app.audit_exempt=on",
  });
  await holder.connect();
  await holder.query("begin");
  await holder.query(lock);
  const waits = `select from pg_locks l join pg_database d on d.oid = l.database
    where not l.granted and d.datname = current_database()`;
  return {
    holder,
    whenWaitedFor: () => expect.poll(async () => (await staged.server.look(waits)).length).toBe(1),
    async commit() {
      await holder.query("commit");
      await holder.end();
    },
  };
}

it("ends the mode automatic in every workspace, with an event in each, of a transaction of its own", async () => {
  expect((await allow()).isEverywhere).toBe(true);
  expect([await modesOf(owner), await modesOf(other)]).toEqual([[], []]);
  const [mine, theirs] = [await forgotten(owner), await forgotten(other)];
  expect([mine.length, theirs.length]).toEqual([1, 1]);
  expect((mine[0] as { xmin: string }).xmin).not.toBe((theirs[0] as { xmin: string }).xmin);
});

it("leaves the mode of a tool that does not reach it", async () => {
  await allow(["POST"]);
  expect(await modesOf(owner)).toEqual([{ tool_name: "http_get", mode: "automatic" }]);
});

it("leaves all modes when the host is refused, because it is there already", async () => {
  await allow();
  await set(owner, "http_get");
  await expect(allow()).rejects.toMatchObject({ code: "http_host.exists" });
  expect(await modesOf(owner)).toEqual([{ tool_name: "http_get", mode: "automatic" }]);
});

it("is refused to an owner who is no admin of the installation, and no mode ends", async () => {
  const ctx = staged.server.as(owner.actor);
  const asked = allowInstallationHost(ctx, staged.outside, { host: hostOf(owner), methods: ["GET"] });
  await expect(asked).rejects.toMatchObject({ code: "auth.forbidden" });
  expect(await modesOf(owner)).toEqual([{ tool_name: "http_get", mode: "automatic" }]);
});

it("refuses a mode automatic that is set while the host is stored", async () => {
  const hash = await hashOf(owner, "http_request");
  const { holder, whenWaitedFor, commit } = await begun(
    "select pg_advisory_xact_lock(hashtext('tool_modes_everywhere'))",
  );
  const setting = owner.call("PUT", "/ai-settings/tools", { name: "http_request", mode: "automatic", hash });
  await whenWaitedFor();
  await holder.query(
    `insert into http_hosts (workspace_id, id, host, methods) values
     ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), $1, '{POST}')`,
    [hostOf(owner)],
  );
  await commit();
  expect(await setting).toMatchObject({ body: { error: { code: "tool_mode.tool_changed" } } });
});

it("ends a mode that is set after its workspace forgot and before the host is stored", async () => {
  const { holder, whenWaitedFor, commit } = await begun(
    "select pg_advisory_xact_lock_shared(hashtext('tool_modes_everywhere'))",
  );
  await holder.query(
    "insert into tool_modes (workspace_id, tool_name, mode) values ($1, 'http_request', 'automatic')",
    [owner.actor.workspaceId],
  );
  const allowing = allow(["POST"]);
  await whenWaitedFor();
  await commit();
  await allowing;
  expect(await modesOf(owner)).toEqual([{ tool_name: "http_get", mode: "automatic" }]);
});
