import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { modules, stageArtifacts } from "./testing/artifact-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof stageArtifacts>>;
let world: World;
let id: string;
beforeEach(async () => {
  world = await stageArtifacts(server);
  id = (await world.ann.write(world.conversationId)).body.id;
});

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } | undefined }) => [
  status,
  body?.error?.code ?? "",
];

describe("an artifact", () => {
  it("is read by readers of its conversation, written by its editors, and not there for anybody else", async () => {
    const { ann, eve, vic, nils } = world;
    for (const client of [ann, eve, vic])
      expect((await client.one(id)).body).toMatchObject({ content: "# One" });
    expect((await vic.one(id)).body.abilities).toEqual({ save: false, delete: false, share: false });
    expect((await eve.one(id)).body.abilities).toEqual({ save: true, delete: false, share: false });
    expect((await ann.one(id)).body.abilities).toEqual({ save: true, delete: true, share: true });
    expect((await eve.save(id, 1, "# Two")).body).toMatchObject({ version: 2, content: "# Two" });
    expect(codeOf(await vic.save(id, 2, "# Three"))).toEqual([403, "auth.forbidden"]);
    expect(codeOf(await nils.one(id))).toEqual([404, "artifact.not_found"]);
    expect(codeOf(await nils.save(id, 2, "# Three"))).toEqual([404, "artifact.not_found"]);
    expect(codeOf(await nils.list(world.conversationId))).toEqual([404, "artifact.not_found"]);
  });

  it("is shared by itself, without its conversation", async () => {
    const { nils, share, conversationId } = world;
    await share(nils, "editor", { noun: "artifact", id });
    expect((await nils.one(id)).body).toMatchObject({ content: "# One", conversation: null });
    expect((await nils.save(id, 1, "# Two")).status).toBe(200);
    expect((await nils.list(conversationId)).status).toBe(404);
  });

  it("goes with its conversation: hidden while that is deleted, from those it is shared with, too", async () => {
    const { ann, nils, share, conversationId } = world;
    await share(nils, "viewer", { noun: "artifact", id });
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    for (const client of [ann, nils]) expect((await client.one(id)).status).toBe(404);
    await ann.call("POST", `/api/v1/conversations/${conversationId}/restore`);
    for (const client of [ann, nils]) expect((await client.one(id)).status).toBe(200);
  });

  it("belongs to whom its conversation is given", async () => {
    const { ann, eve, conversationId } = world;
    await server.look("update conversations set user_id = $2 where id = $1", [
      conversationId,
      eve.person.userId,
    ]);
    expect((await eve.one(id)).body.abilities.share).toBe(true);
    expect((await ann.one(id)).status).toBe(404);
  });

  it("is listed in its conversation, the last changed first, and told to all who read it", async () => {
    const { ann, vic, conversationId } = world;
    const heard = await listen(server, vic.person);
    const other = (await ann.write(conversationId, { title: "Letter" })).body.id;
    await ann.save(id, 1, "# Two");
    await expect.poll(heard.raw).toContain("artifact.created");
    await expect.poll(heard.raw).toContain(`"artifactId":"${id}"`);
    await heard.close();
    expect((await vic.list(conversationId)).body).toMatchObject({
      items: [{ id, version: 2 }, { id: other }],
      mayCreate: false,
    });
  });

  it.each([
    ["without a title", { title: " " }],
    ["of too many characters", { content: "x".repeat(200_001) }],
    ["of an unknown kind", { kind: "music" as never }],
  ])("%s is refused", async (_what, more) => {
    expect((await world.ann.write(world.conversationId, more)).status).toBe(400);
  });

  it("that is a chart holds the data of a chart", async () => {
    const { ann, conversationId } = world;
    const bars = { type: "bar", title: "Sales", labels: ["Q1"], series: [{ name: "a", values: [1] }] };
    const chart = await ann.write(conversationId, { kind: "chart", content: JSON.stringify(bars) });
    expect(chart.status).toBe(201);
    expect(codeOf(await ann.save(chart.body.id, 1, "{}"))).toEqual([422, "artifact.unfit_content"]);
    expect(codeOf(await ann.write(conversationId, { kind: "chart", content: "a" }))).toEqual([
      422,
      "artifact.unfit_content",
    ]);
  });

  it("is created once, however often it is sent", async () => {
    const { ann, conversationId } = world;
    const again = { id: newId(), title: "Twice" };
    expect((await ann.write(conversationId, again)).status).toBe(201);
    expect((await ann.write(conversationId, again)).status).toBe(201);
    const { items } = (await ann.list(conversationId)).body;
    expect(items.filter(({ title }) => title === "Twice")).toHaveLength(1);
  });
});

describe("versions", () => {
  it("are all kept, with who wrote them, and read one by one", async () => {
    const { ann, eve } = world;
    await eve.save(id, 1, "# Two");
    await ann.save(id, 2, "# Three");
    const { items } = await ann.versions(id);
    expect(items.map(({ number, writer }) => [number, writer.id])).toEqual([
      [3, ann.person.userId],
      [2, eve.person.userId],
      [1, ann.person.userId],
    ]);
    expect((await ann.version(id, 2)).body.content).toBe("# Two");
    expect(codeOf(await ann.version(id, 9))).toEqual([404, "artifact.no_such_version"]);
    const page = await ann.versions(id, "?limit=2");
    expect(page.nextCursor).toBe("2");
    expect((await ann.versions(id, `?limit=2&cursor=${page.nextCursor}`)).items).toMatchObject([
      { number: 1 },
    ]);
  });

  it("of two saves of one version, the second is refused and changes nothing", async () => {
    const { ann, eve } = world;
    expect((await eve.save(id, 1, "# Eve")).status).toBe(200);
    expect(codeOf(await ann.save(id, 1, "# Ann"))).toEqual([409, "artifact.changed_meanwhile"]);
    expect((await ann.one(id)).body).toMatchObject({ version: 2, content: "# Eve" });
  });

  it("of two saves at once, one is stored", async () => {
    const { ann, eve } = world;
    const ends = await Promise.all([ann.save(id, 1, "# Ann"), eve.save(id, 1, "# Eve")]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ann.one(id)).body.version).toBe(2);
  });

  it("are not made by a save that changes nothing", async () => {
    expect((await world.ann.save(id, 1, "# One")).body.version).toBe(1);
  });

  it("are restored as a new one, so that none is lost", async () => {
    const { ann, vic } = world;
    await ann.save(id, 1, "# Two");
    expect(codeOf(await vic.act("POST", `${id}/versions/1/restore`))).toEqual([403, "auth.forbidden"]);
    expect((await ann.act("POST", `${id}/versions/1/restore`)).body).toMatchObject({
      ...{ version: 3, content: "# One" },
      newest: { restoredFrom: 1 },
    });
    expect((await ann.versions(id)).items).toHaveLength(3);
  });
});

describe("deleting an artifact", () => {
  it("is for its owner and who made it, and is taken back for a day", async () => {
    const { ann, eve, conversationId } = world;
    expect(codeOf(await eve.act("DELETE", id))).toEqual([403, "artifact.not_deletable"]);
    const ofEve = (await eve.write(conversationId)).body.id;
    expect((await eve.act("DELETE", ofEve)).status).toBe(204);
    expect((await ann.act("DELETE", id)).status).toBe(204);
    expect((await ann.one(id)).status).toBe(404);
    expect((await ann.list(conversationId)).body.items).toEqual([]);
    expect((await ann.act("POST", `${id}/restore`)).status).toBe(200);
    await server.look("update artifacts set deleted_at = now() - interval '25 hours' where id = $1", [ofEve]);
    expect(codeOf(await eve.act("POST", `${ofEve}/restore`))).toEqual([409, "artifact.undo_over"]);
  });

  it("is refused while a legal hold keeps its conversation", async () => {
    const { ann, conversationId, workspaceId } = world;
    await server.look(
      `with held as (
         insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
         values ($1, $2, 'Matter', 'Reason', false, $3, now()) returning id)
       insert into hold_subjects (workspace_id, hold_id, kind, subject_id)
       select $1, id, 'conversation', $4 from held`,
      [workspaceId, newId(), ann.person.userId, conversationId],
    );
    expect(codeOf(await ann.act("DELETE", id))).toEqual([409, "hold.standing"]);
    expect((await ann.one(id)).status).toBe(200);
  });

  it("takes no right beyond the rows of people: nobody writes past the commands", async () => {
    const { vic, eve } = world;
    const attempt = async (client: typeof vic, text: string) => {
      const connection = await server.services.pool.connect();
      const { userId, workspaceId } = client.person;
      try {
        await connection.query("begin");
        await connection.query(
          "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
          [JSON.stringify({ role: "authenticated", sub: userId, workspace_id: workspaceId })],
        );
        return (await connection.query(text, [id])).rowCount;
      } catch (error) {
        return (error as { code?: string }).code;
      } finally {
        await connection.query("rollback");
        connection.release();
      }
    };
    const refused = "42501";
    expect(await attempt(vic, "update artifacts set title = 'Mine' where id = $1")).toBe(0);
    expect(await attempt(eve, "update artifacts set title = 'Ours' where id = $1")).toBe(1);
    expect(await attempt(eve, "update artifacts set deleted_at = now() where id = $1")).toBe(refused);
    expect(await attempt(eve, "update artifacts set version = 9 where id = $1")).toBe(refused);
    expect(await attempt(eve, "update artifacts set integrity = 'system' where id = $1")).toBe(refused);
    expect(await attempt(eve, "update artifacts set user_id = auth.uid() where id = $1")).toBe(refused);
    expect(await attempt(eve, "delete from artifacts where id = $1")).toBe(refused);
    expect(await attempt(eve, "update artifact_versions set content = 'x' where artifact_id = $1")).toBe(
      refused,
    );
  });
});
