import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { modules, stageArtifacts } from "./testing/artifact-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

let world: Awaited<ReturnType<typeof stageArtifacts>>;
let code: string;
let letter: string;
beforeEach(async () => {
  world = await stageArtifacts(server);
  const { ann, conversationId } = world;
  code = (await ann.write(conversationId, { kind: "code", title: "Sums", content: "print(1)" })).body.id;
  letter = (await ann.write(conversationId, { title: "Letter" })).body.id;
});

const change = async (id: string, body: object, client = world.ann) => {
  const answer = await client.act("PATCH", id, body);
  return [answer.status, answer.body?.error?.code];
};
/** What is recorded of changes in the workspace. */
const recorded = async () =>
  (
    await server.look<{ act: string }>(
      `select act from audit_events where workspace_id = $1 and act in ('artifact.renamed', 'artifact.language_set')
       order by act`,
      [world.workspaceId],
    )
  ).map(({ act }) => act);

describe("changing an artifact", () => {
  it("renames it, says which language its code is in, or both, and makes no version", async () => {
    const { ann } = world;
    await ann.act("PATCH", code, { title: "Numbers" });
    await ann.act("PATCH", code, { language: "python" });
    expect((await ann.one(code)).body).toMatchObject({ title: "Numbers", language: "python", version: 1 });
    expect(await recorded()).toEqual(["artifact.language_set", "artifact.renamed"]);
    await ann.act("PATCH", code, { title: "Notes", language: null });
    expect((await ann.one(code)).body).toMatchObject({ title: "Notes", language: null, version: 1 });
    expect(await recorded()).toHaveLength(4);
  });

  it("to what it is already records nothing", async () => {
    expect(await change(code, { title: "Sums", language: null })).toEqual([200, undefined]);
    expect(await recorded()).toEqual([]);
  });

  it("is refused as a whole where a part is refused: nothing is changed, recorded or told", async () => {
    const { ann } = world;
    const heard = await listen(server, ann.person);
    expect(await change(letter, { title: "X", language: "python" })).toEqual([409, "artifact.no_code"]);
    expect((await ann.one(letter)).body).toMatchObject({ title: "Letter", language: null });
    expect(await recorded()).toEqual([]);
    // The change after it is told, so one before it would have been.
    await ann.act("PATCH", code, { language: "python" });
    await expect.poll(heard.raw).toContain(code);
    expect(heard.raw()).not.toContain(letter);
    await heard.close();
  });

  it("is for its editors, with a title or a language of one word", async () => {
    const { eve, vic, nils } = world;
    expect(await change(code, { language: "python" }, eve)).toEqual([200, undefined]);
    expect(await change(code, { title: "Mine" }, vic)).toEqual([403, "auth.forbidden"]);
    expect(await change(code, { title: "Mine" }, nils)).toEqual([404, "artifact.not_found"]);
    for (const body of [{}, { title: " " }, { language: "two words" }])
      expect((await change(code, body))[0]).toBe(400);
  });
});
