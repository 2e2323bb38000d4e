import { describe, expect, it } from "vitest";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { isCurrent, listNavItems } from "./nav-items.ts";

const labels = (hasTeamAccess: boolean) => listNavItems({ hasTeamAccess }).map(({ label }) => label);

describe("the navigation of a signed-in user", () => {
  it("has these entries in this order", () => {
    expect(labels(true)).toEqual([
      "Dashboard",
      "Conversation",
      "Agents",
      "Tasks",
      "Team",
      "Compliance",
      "Settings",
      "Profile",
    ]);
  });

  it("has no Team without team access", () => {
    expect(labels(false)).not.toContain("Team");
  });

  it("shows a guest what they may use, and an auditor what they read", () => {
    const of = (role: WorkspaceRole) => listNavItems({ hasTeamAccess: true, role }).map(({ label }) => label);
    expect(of("guest")).toEqual(["Dashboard", "Conversation", "Settings", "Profile"]);
    expect(of("auditor")).toEqual(["Conversation", "Compliance", "Settings", "Profile"]);
    expect(of("billing")).toEqual(of("owner"));
  });

  it("leads those who begin no conversation to the text of what is shared with them", () => {
    const to = (role: WorkspaceRole) =>
      listNavItems({ hasTeamAccess: true, role }).find(({ label }) => label === "Conversation")?.to;
    expect([to("member"), to("guest"), to("auditor")]).toEqual(["/conversation", "/chat", "/chat"]);
  });

  it("marks Conversation in the text view as well", () => {
    const conversation = { label: "Conversation", to: "/conversation", alsoAt: "/chat" };
    expect(isCurrent(conversation, "/chat/42")).toBe(true);
    expect(isCurrent(conversation, "/chatter")).toBe(false);
  });

  it("marks Tasks at the mails, which are a tab of it", () => {
    const current = listNavItems({ hasTeamAccess: true }).filter((item) => isCurrent(item, "/mail"));
    expect(current.map(({ label }) => label)).toEqual(["Tasks"]);
  });
});
