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
  expect(placeInWorkspace(pathname, "member")).toBe(place);
});

it.each([
  ["auditor", "/tasks", "/dashboard"],
  ["auditor", `/chat/${id}`, "/conversation"],
  ["auditor", "/team/shared", "/dashboard"],
  ["auditor", "/compliance/proof", "/compliance/proof"],
  ["guest", "/compliance", "/dashboard"],
  ["guest", "/team", "/dashboard"],
  ["guest", `/chat/${id}`, "/conversation"],
  ["guest", "/team/shared", "/team/shared"],
] as const)("as %s, a switch at %s leads to %s", (role, pathname, place) => {
  expect(placeInWorkspace(pathname, role)).toBe(place);
});
