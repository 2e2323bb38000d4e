import { afterAll, beforeAll, expect, it } from "vitest";
import { chartsModule } from "#features/charts/server/module.ts";
import { type ChatServer, createOwnChatServer } from "../testing/create-chat-server.ts";
import { openSignedOut, stagePublisher } from "./testing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [chartsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a copy has the charts that the conversation shows, and the data of no other tool", async () => {
  const chart = { type: "bar", title: "Sales", labels: ["Q1"], series: [{ name: "Vienna", values: [7] }] };
  const { create } = await stagePublisher(
    server,
    `[[script:obedient]] [[call draw_chart ${JSON.stringify(chart)}]] [[call calculate {"expression":"1+1"}]]`,
  );
  const { body } = await create();
  const opened = await openSignedOut(server, body.token);
  const calls = opened.body.messages.flatMap(({ parts }) => parts.filter(({ type }) => type === "tool-call"));
  expect(calls).toMatchObject([
    { title: "Draw a chart", result: { toolName: "draw_chart", data: chart } },
    { title: "Calculate" },
  ]);
  expect(calls[1]).not.toHaveProperty("result");
});

it("a copy has no chart that was made after a collection was asked: its numbers may be from a passage", async () => {
  const chart = {
    type: "bar",
    title: "Salaries",
    labels: ["Ann"],
    series: [{ name: "Euro", values: [7301] }],
  };
  const { create, conversationId } = await stagePublisher(
    server,
    `[[script:obedient]] [[call draw_chart ${JSON.stringify(chart)}]]`,
  );
  // What the model saw; the tool itself read nothing.
  await server.look(
    `update tool_calls set result_readers = array['collection:0198c0de-0000-7000-8000-000000000001']
     where run_id in (select id from runs where host_id = $1)`,
    [conversationId],
  );
  const { body } = await openSignedOut(server, (await create()).body.token);
  const calls = body.messages.flatMap(({ parts }) => parts.filter(({ type }) => type === "tool-call"));
  expect(calls).toMatchObject([{ title: "Draw a chart" }]);
  expect(calls[0]).not.toHaveProperty("result");
});
