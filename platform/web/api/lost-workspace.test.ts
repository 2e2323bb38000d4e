import { beforeEach, expect, it, vi } from "vitest";

const [acme, ltd] = ["0198c0de-0000-7000-8000-00000000000a", "0198c0de-0000-7000-8000-00000000000b"] as const;

let tab: typeof import("./lost-workspace.ts");
beforeEach(async () => {
  vi.resetModules();
  tab = await import("./lost-workspace.ts");
});

it("is one whose membership ended, or that suspended the person", () => {
  tab.reportLostWorkspace("workspace.suspended", acme);
  tab.reportLostWorkspace("workspace.not_found", acme);
  expect(tab.readLostWorkspace()).toEqual({ workspaceId: acme, reason: "suspended" });
});

it("is no other refusal", () => {
  tab.reportLostWorkspace("auth.forbidden", acme);
  expect(tab.readLostWorkspace()).toBeUndefined();
});

it("was left by the person when they ended it in this tab, whatever notices it first", async () => {
  await tab.leaveBy(acme, async () => tab.reportLostWorkspace("workspace.not_found", acme));
  expect(tab.readLostWorkspace()).toEqual({ workspaceId: acme, reason: "left" });
});

it("is not lost when leaving is refused, and ends by others afterwards", async () => {
  await expect(tab.leaveBy(acme, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(tab.readLostWorkspace()).toBeUndefined();
  tab.reportLostWorkspace("workspace.not_found", acme);
  expect(tab.readLostWorkspace()?.reason).toBe("ended");
});

it("was left only if it is the one that the person left", async () => {
  await tab.leaveBy(acme, async () => tab.reportLostWorkspace("workspace.not_found", ltd));
  expect(tab.readLostWorkspace()).toEqual({ workspaceId: ltd, reason: "ended" });
});
