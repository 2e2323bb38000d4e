import { expect, it } from "vitest";
import { placeInWorkspace } from "./place-in-workspace.ts";

const id = "0198c0de-0000-7000-8000-00000000000a";

it.each([
  ["/tasks", "/tasks"],
  ["/settings/usage", "/settings/usage"],
  ["/chat", "/chat"],
  [`/chat/${id}`, "/conversation"],
  [`/conversation/${id}`, "/conversation"],
  [`/agents/${id}/draft`, "/agents"],
  [`/agents/triggers/${id}`, "/agents/triggers"],
  [`/admin/subscriptions/workspaces/${id}`, `/admin/subscriptions/workspaces/${id}`],
])("a switch at %s leads to %s", (pathname, place) => {
  expect(placeInWorkspace(pathname)).toBe(place);
});
