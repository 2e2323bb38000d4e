import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;

beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const close = "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now())";
const tellServers = ({ person }: ChatClient) =>
  server.look("select pg_notify('adjutant_callers', $1)", [person.userId]);

it("an answer stops in the middle of a word when its person closes the account, and others' go on", async () => {
  const [ann, bob] = [new ChatClient(server, personOf()), new ChatClient(server, personOf())];
  const { body: stopping } = await ann.send("[[script:held name=closing]]");
  const { body: staying } = await bob.send("[[script:held name=staying]]");
  await server.look(close, [ann.person.userId]);
  await tellServers(ann);
  await tellServers(bob);
  const answer = await ann.answerOf(stopping);
  expect(answer).toMatchObject({ status: "failed", error: { code: "run.person_inactive" } });
  server.model.release("staying");
  expect(await bob.answerOf(staying)).toMatchObject({ status: "complete" });
});
