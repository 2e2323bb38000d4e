import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { forgetConversation } from "./forget-conversation.ts";

const [id, other, run, call] = [1, 2, 3, 4].map((n) => `0197f000-0000-7000-8000-00000000000${n}`) as [
  ...[string, string, string, string],
];

it("nothing of a conversation stays, neither beside it nor of its runs and their approvals", () => {
  const client = new QueryClient();
  const parts = [{ type: "tool-call", id: call }];
  client.setQueryData(["messages", id], { items: [{ id: "m", runId: run, parts }] });
  const gone = [
    ["comments", id],
    ["reads", id],
    ["hand-overs", id],
    ["run", run],
    ["steps", run, 0],
  ];
  for (const key of [...gone, ["approval", "of-call", call]]) client.setQueryData(key, "kept");
  // No message names them any more.
  client.setQueryData(["approval", "one", "a"], { conversationId: id });
  client.setQueryData(["approval", "of-call", "c"], { conversationId: id });
  client.setQueryData(["approval", "one", "b"], { conversationId: other });
  for (const key of [["comments", other], ["messages", other], ["models"]]) client.setQueryData(key, "kept");
  forgetConversation(client, id);
  const left = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  expect(left.map(({ queryKey }) => queryKey)).toEqual([
    ["approval", "one", "b"],
    ["comments", other],
    ["messages", other],
    ["models"],
  ]);
});
