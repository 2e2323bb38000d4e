import { expect, it } from "vitest";
import { readConversations } from "./read-conversations.ts";

const id = "0193a5c0-0000-7000-8000-000000000001";

it("conversations are read from links and ids, each once", () => {
  expect(readConversations(`https://acme.example/chat/${id}\n\n ${id.toUpperCase()} `)).toEqual({
    ids: [id],
  });
});

it("a line that is neither is named", () => {
  expect(readConversations(`${id}\nthe one of May`)).toEqual({ ids: [id], unreadable: "the one of May" });
});
