import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedRun } from "#features/runs/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

/** Serves requests only: what is sent to it waits for a worker. */
let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());

type Listed = Page<ListedRun> & { total: number };
const list = (who: ChatClient, query = "") => who.get<Listed>(`/api/v1/runs${query}`);

async function ask(who: ChatClient, text = "Hello") {
  const { body } = await who.send(text);
  return { runId: body.run.id, conversationId: body.conversation.id };
}

describe("the runs of a person that have not ended", () => {
  it("are listed with their conversation, newest first, and no longer once they have ended", async () => {
    const ann = new ChatClient(server, personOf());
    const first = await ask(ann, "Compare the offers");
    const second = await ask(ann, "Write to Kim");
    const { items, total } = await list(ann);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: second.runId, conversationId: second.conversationId, title: "Write to Kim", status: "queued" },
      { id: first.runId, conversationId: first.conversationId, title: "Compare the offers", agent: null },
    ]);
    expect(items[0]).toMatchObject({
      toolTitle: null,
      waits: [],
      isStopping: false,
      abilities: { cancel: true },
    });

    await ann.call("POST", `/api/v1/runs/${second.runId}/cancel`);
    expect((await list(ann)).items.map(({ id }) => id)).toEqual([first.runId]);
  });

  it("come in pages, and a foreign cursor is refused", async () => {
    const ann = new ChatClient(server, personOf());
    const older = await ask(ann);
    const newer = await ask(ann);
    const page = await list(ann, "?limit=1");
    expect(page).toMatchObject({ items: [{ id: newer.runId }], nextCursor: newer.runId, total: 2 });
    expect(await list(ann, `?limit=1&cursor=${page.nextCursor}`)).toMatchObject({
      items: [{ id: older.runId }],
      nextCursor: null,
    });
    expect((await ann.call("GET", "/api/v1/runs?cursor=x")).body).toMatchObject({
      error: { code: "request.invalid" },
    });
  });

  it("are nobody else's, also in the same workspace", async () => {
    const ann = new ChatClient(server, personOf());
    await ask(ann);
    const kim = new ChatClient(server, personOf(ann.person.workspaceId));
    expect(await list(kim)).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it("say which tool is used right now, and what is waited for", async () => {
    const ann = new ChatClient(server, personOf());
    const { runId } = await ask(ann);
    await server.look("update runs set status = 'running' where id = $1", [runId]);
    const call = async (status: string, title: string) =>
      server.look(
        `insert into tool_calls (workspace_id, id, run_id, step_id, user_id, tool_name, tool_title, input, effect,
           output_trust, status)
         select workspace_id, $2, id, $2, user_id, 'x', $4, '{}', 'read', 'untrusted', $3 from runs where id = $1`,
        [runId, newId(), status, title],
      );
    await call("executing", "Read a page");
    await call("succeeded", "Calculate");
    expect((await list(ann)).items).toMatchObject([
      { status: "running", toolTitle: "Read a page", waits: [] },
    ]);

    await server.look("update runs set status = 'waiting' where id = $1", [runId]);
    const wait = (key: string, kind: string, closed: string) =>
      server.look(
        `insert into run_waits (workspace_id, run_id, step_key, user_id, kind, declared_at, closed_at)
         select workspace_id, id, $2, user_id, $3, now(), ${closed} from runs where id = $1`,
        [runId, key, kind],
      );
    await wait("1", "answer", "now()");
    await wait("2", "approval", "null");
    expect((await list(ann)).items).toMatchObject([
      { status: "waiting", toolTitle: null, waits: [{ kind: "approval", wakeAt: null }] },
    ]);
  });

  it("do not contain a run that another run has started", async () => {
    const ann = new ChatClient(server, personOf());
    const { runId } = await ask(ann);
    await server.look(
      `insert into runs (workspace_id, id, user_id, host, host_id, driver, trigger_kind, status, parent_run_id,
         parent_step_key, depth)
       select workspace_id, $2, user_id, host, host_id, driver, 'run', 'queued', id, 'key', 1 from runs where id = $1`,
      [runId, newId()],
    );
    expect(await list(ann)).toMatchObject({ items: [{ id: runId }], total: 1 });
  });

  it("can be stopped once: one that was asked to stop says so", async () => {
    const ann = new ChatClient(server, personOf());
    const { runId } = await ask(ann);
    await server.look("update runs set status = 'running', cancel_requested_at = now() where id = $1", [
      runId,
    ]);
    expect((await list(ann)).items).toMatchObject([{ isStopping: true, abilities: { cancel: false } }]);
  });
});
