import { beforeEach, expect, it, vi } from "vitest";
import { keptInMemory } from "./testing/kept-in-memory.ts";

const [ann, acme, ltd] = ["a", "b", "c"].map((digit) => `0198c0de-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
let browser: Storage;

beforeEach(() => {
  browser = keptInMemory();
  vi.stubGlobal("localStorage", browser);
});

/** A tab has storage of its own, which survives a reload. */
async function openTab(address = "/dashboard", kept: Storage = keptInMemory()) {
  vi.stubGlobal("sessionStorage", kept);
  vi.resetModules();
  const shown = new URL(address, "http://localhost");
  vi.stubGlobal("location", shown);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      shown.href = new URL(to, shown).href;
    },
  });
  const tab = await import("./workspace-of-tab.ts");
  tab.keepWorkspaceOfAddress();
  const reload = () => openTab("/dashboard", kept);
  return { ...tab, reload, address: () => shown.href.slice(shown.origin.length) };
}

it("is the personal one until another is chosen, and then survives a reload", async () => {
  const tab = await openTab();
  expect(tab.workspaceOf(ann)).toBe(ann);
  tab.chooseWorkspace(ann, acme);
  expect(tab.workspaceOf(ann)).toBe(acme);
  expect((await tab.reload()).workspaceOf(ann)).toBe(acme);
});

it("is in a new tab the one chosen last, while an open tab keeps its own", async () => {
  const first = await openTab();
  first.workspaceOf(ann);
  const second = await openTab();
  second.chooseWorkspace(ann, acme);
  second.rememberWorkspace(ann, acme);
  expect((await openTab()).workspaceOf(ann)).toBe(acme);
  expect((await first.reload()).workspaceOf(ann)).toBe(ann);
});

it("is no choice of later tabs before it has answered, and none when it gives no access", async () => {
  const tab = await openTab();
  tab.chooseWorkspace(ann, acme);
  tab.rememberWorkspace(ann, acme);
  const lured = await tab.reload();
  lured.chooseWorkspace(ann, ltd);
  expect((await openTab()).workspaceOf(ann)).toBe(acme);
  const refused = await lured.reload();
  expect(refused.workspaceOf(ann)).toBe(ltd);
  refused.leaveWorkspace(ann, ltd);
  expect((await refused.reload()).workspaceOf(ann)).toBe(ann);
  expect((await openTab()).workspaceOf(ann)).toBe(acme);
});

it("is not the one that was lost, in any later tab", async () => {
  const tab = await openTab();
  tab.chooseWorkspace(ann, acme);
  tab.rememberWorkspace(ann, acme);
  tab.leaveWorkspace(ann, acme);
  expect((await openTab()).workspaceOf(ann)).toBe(ann);
});

it("is asked again after a reload when it suspended the person, and is that of no later tab", async () => {
  const tab = await openTab();
  tab.chooseWorkspace(ann, acme);
  tab.rememberWorkspace(ann, acme);
  tab.stepOutOfWorkspace(ann, acme);
  expect(tab.workspaceOf(ann)).toBe(ann);
  expect((await openTab()).workspaceOf(ann)).toBe(ann);
  const reloaded = await tab.reload();
  expect(reloaded.workspaceOf(ann)).toBe(acme);
  reloaded.leaveWorkspace(ann, acme);
  expect((await reloaded.reload()).workspaceOf(ann)).toBe(ann);
});

it("is in a new tab that of the tab used last, however that one came there", async () => {
  const first = await openTab();
  first.workspaceOf(ann);
  first.rememberWorkspace(ann, ann);
  const second = await openTab(`/chat?workspace=${acme}`);
  expect(second.workspaceOf(ann)).toBe(acme);
  second.rememberWorkspace(ann, acme);
  expect((await openTab()).workspaceOf(ann)).toBe(acme);
  first.rememberWorkspace(ann, ann);
  expect((await openTab()).workspaceOf(ann)).toBe(ann);
});

it("is in a new tab none that answered after this one had left it", async () => {
  const tab = await openTab();
  tab.chooseWorkspace(ann, acme);
  tab.chooseWorkspace(ann, ann);
  tab.rememberWorkspace(ann, acme);
  expect((await openTab()).workspaceOf(ann)).toBe(ann);
});

it("is each person's own", async () => {
  const tab = await openTab();
  tab.chooseWorkspace(ann, acme);
  expect(tab.workspaceOf(ltd)).toBe(ltd);
  tab.forgetWorkspaceOf(ann);
  expect(sessionStorage.getItem(`adjutant.workspace.${ann}`)).toBeNull();
});

it("is that of the link which opened the tab, once somebody is signed in, and of no later tab before it has answered", async () => {
  const tab = await openTab(`/chat?workspace=${acme}&page=2#end`);
  expect(tab.address()).toBe("/chat?page=2#end");
  expect((await tab.reload()).workspaceOf(ann)).toBe(acme);
  expect((await openTab()).workspaceOf(ann)).toBe(ann);
});

it("is not what a link only claims to be a workspace", async () => {
  const tab = await openTab("/chat?workspace=x");
  expect([tab.workspaceOf(ann), tab.address()]).toEqual([ann, "/chat"]);
});

it("lasts as long as the page where storage is blocked", async () => {
  const tab = await openTab();
  const blocked = () => {
    throw new Error("blocked");
  };
  for (const name of ["sessionStorage", "localStorage"])
    vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
  tab.chooseWorkspace(ann, acme);
  expect(tab.workspaceOf(ann)).toBe(acme);
});
