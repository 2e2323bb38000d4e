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
