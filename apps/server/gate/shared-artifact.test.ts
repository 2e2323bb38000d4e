import { afterAll, beforeAll, expect, it } from "vitest";
import { createArtifactsModule } from "#features/artifacts/server/module.ts";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { createMemoryServer, MemoryClient } from "#features/memory/server/testing/memory-server.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createMemoryServer([createArtifactsModule({ publicUrl: "https://work.test" })]);
});
afterAll(() => server[Symbol.asyncDispose]());

const report = { kind: "document", title: "Report", content: "# Report" };
const change = { artifact: "Report", version: 1, content: "# Lives in Graz" };
const wordsOf = (tool: string, input: object) =>
  `[[script:obedient]] [[call ${tool} ${JSON.stringify(input)}]]`;

/** Ann's own conversation, with an artifact. */
async function staged() {
  const ann = MemoryClient.of(server);
  await ann.proveAddress();
  const answer = await ann.ask(wordsOf("create_artifact", report));
  const { conversationId } = answer;
  const [call] = answer.parts.flatMap((part) => (part.type === "tool-call" ? [part.toolCallId] : []));
  const shareWith = async (other: MemoryClient) => {
    await storePerson(server, other.person);
    const subject = { userId: other.person.userId };
    const object = { noun: "artifact", id: call ?? "" };
    await shareObject(server.as(ann.person), { object, subject, relation: "viewer" });
  };
  const colleague = () => MemoryClient.of(server, { workspaceId: ann.person.workspaceId, role: "member" });
  const versionOf = async () => (await ann.get<{ version: number }>(`/api/v1/artifacts/${call}`)).version;
  /** Has the artifact changed, and returns the request that waits. */
  const changing = async () => {
    const { body } = await ann.send(wordsOf("update_artifact", change), { conversationId });
    const status = async () => (await server.look("select status from runs where id = $1", [body.run.id]))[0];
    await expect.poll(status, { timeout: 20_000, interval: 20 }).toEqual({ status: "waiting" });
    const [row] = await server.look<{ id: string }>("select id from approvals where run_id = $1", [
      body.run.id,
    ]);
    const approval = await ann.get<Approval>(`/api/v1/approvals/${row?.id}`);
    return { approval, answer: () => ann.answerOf(body) };
  };
  return { ann, conversationId, shareWith, colleague, versionOf, changing };
}

it("a run that was given memories changes nothing that others read before its person has seen who they are", async () => {
  const { ann, shareWith, colleague, versionOf, changing } = await staged();
  await ann.keep("I live in Graz");
  const nils = colleague();
  await shareWith(nils);
  const { approval } = await changing();
  expect(approval).toMatchObject({ rule: "other_readers", why: expect.stringContaining("Other people") });
  expect(approval.shown.warnings[0]).toMatch(/^Also read by .+\.$/);
  expect(await versionOf()).toBe(1);
});

it("and not after somebody else was given it while the request waited", async () => {
  const { ann, shareWith, colleague, versionOf, changing } = await staged();
  await ann.keep("I live in Graz");
  await shareWith(colleague());
  const { approval, answer } = await changing();
  await shareWith(colleague());
  await ann.call("POST", `/api/v1/approvals/${approval.id}/approve`, { hash: approval.hash });
  await answer();
  expect(await versionOf()).toBe(1);
});

it("it asks nothing where only its person reads, nor without a memory", async () => {
  const { ann, conversationId, versionOf } = await staged();
  await ann.keep("I live in Graz");
  await ann.ask(wordsOf("update_artifact", change), { conversationId });
  expect(await versionOf()).toBe(2);
  const other = await staged();
  await other.shareWith(other.colleague());
  await other.ann.ask(wordsOf("update_artifact", change), { conversationId: other.conversationId });
  expect(await other.versionOf()).toBe(2);
});
