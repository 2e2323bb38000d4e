import { expect, it } from "vitest";
import type { PaletteEntry } from "#platform/web/modules/palette-source.ts";
import { askableSources, askSources, filterEntries } from "./find-entries.ts";

const page = (label: string, to: string): PaletteEntry => ({ key: to, label, to });
const pages = [
  page("Settings: Billing", "/settings/billing"),
  page("Subscriptions", "/admin/subscriptions"),
  page("Conversation", "/conversation"),
];
const labels = (typed: string) => filterEntries(pages, typed).map(({ label }) => label);

it("finds pages by the beginnings of their words, in any order", () => {
  expect(labels("bill")).toEqual(["Settings: Billing"]);
  expect(labels("bil set")).toEqual(["Settings: Billing"]);
  expect(labels("SUB")).toEqual(["Subscriptions"]);
  expect(labels("illing")).toEqual([]);
});

it("lists everything before anything is typed", () => {
  expect(labels("  ")).toHaveLength(3);
});

it("asks for what the person may read, and for nothing else", () => {
  const find = async () => [];
  const sources = [
    { key: "conversations", label: "Conversations", find },
    { key: "agents", label: "Agents", mayDo: "agent.read", find },
  ];
  const keysFor = (acts: string[]) =>
    askableSources(sources, (act) => acts.includes(act)).map(({ key }) => key);
  expect(keysFor(["agent.read"])).toEqual(["conversations", "agents"]);
  expect(keysFor(["collection.list"])).toEqual(["conversations"]);
});

it("shows what other sources find when one fails", async () => {
  const { signal } = new AbortController();
  const broken = { key: "a", label: "Broken", find: () => Promise.reject(new Error("away")) };
  const whole = { key: "b", label: "Whole", find: async () => [page("Renewal", "/chat/1")] };
  const groups = await askSources([broken, whole], "re", signal);
  expect(groups.map(({ label, entries }) => [label, entries.length])).toEqual([["Whole", 1]]);
});
