import { expect, it } from "vitest";
import type { BilledWorkspace } from "../../contract/admin/billed-workspace.ts";
import { describeDue } from "./describe-due.ts";

const at = "2026-12-01T12:00:00.000Z";
const workspace: BilledWorkspace = {
  ...{ workspaceId: "", name: "", createdAt: at, ownerEmail: null, members: 1, planKey: "business" },
  ...{ planName: null, state: "paid", status: "active", dueAt: at, cancelAt: null },
  messages: { used: 0, limit: null },
};

it.each([
  [{}, "Renews on 1 December 2026"],
  [{ state: "trial" }, "Trial ends on 1 December 2026"],
  [{ state: "grace" }, "Keeps the plan until 1 December 2026"],
  [{ state: "assigned" }, "Until 1 December 2026"],
  [{ state: "assigned", dueAt: null }, "No end date"],
  [{ cancelAt: at, dueAt: null }, "Ends on 1 December 2026"],
] as const)("%j: %s", (changed, text) => {
  expect(describeDue({ ...workspace, ...changed })).toBe(text);
});

it("of what has ended, or never was, nothing is due", () => {
  expect(describeDue({ ...workspace, state: "ended" })).toBe("");
  expect(describeDue({ ...workspace, state: "none", cancelAt: at })).toBe("");
});
