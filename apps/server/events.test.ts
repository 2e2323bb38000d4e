import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EventContract } from "#platform/contract/define-event.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import { createModules } from "./modules.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("features/*/contract/events.ts", { cwd: root }).sort();
const declared: { feature: string; event: EventContract }[] = [];
for (const file of files) {
  const contracts: Record<string, EventContract> = await import(/* @vite-ignore */ join(root, file));
  for (const event of Object.values(contracts)) {
    declared.push({ feature: file.split("/")[1] ?? "", event });
  }
}
const modules = createModules({ publicUrl: "http://127.0.0.1", adminEmail: "chief@example.com" });
const subscriptions = subscriptionsOf(modules);

it("each event has one name, a noun and what has happened to it", () => {
  expect(files.length).toBeGreaterThan(1);
  const names = declared.map(({ event }) => event.name);
  expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*[.][a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it("each subscriber hears of an event that some feature declares, under a name of its own feature", () => {
  expect(subscriptions.all.length).toBeGreaterThan(4);
  const known = new Set(declared.map(({ event }) => event));
  expect(subscriptions.all.filter(({ event }) => !known.has(event))).toEqual([]);
  for (const { name, on = [] } of modules) {
    for (const subscription of on) expect(subscription.name).toMatch(new RegExp(`^${name}[.][a-z_]+$`));
  }
});

/** A message that waited is sent in its person's name, which needs a transaction of its own. */
const performedAsSomebodyElse = ["queue.reached"];

it("no feature subscribes to its own events: what belongs together is one command", () => {
  const own = declared.filter(({ feature, event }) =>
    subscriptions.namesOf(event.name).some((name) => name.startsWith(`${feature}.`)),
  );
  expect(own.map(({ event }) => event.name)).toEqual(performedAsSomebodyElse);
});

it("two subscribers of one name, and two events of one, are refused at the start", () => {
  const [one] = subscriptions.all;
  if (!one) throw new Error("Nobody subscribes.");
  expect(() => subscriptionsOf([{ name: "twice", on: [one, one] }])).toThrow("Two subscribers are named");
  const other = { ...one, name: "other.name", event: { ...one.event } };
  expect(() => subscriptionsOf([{ name: "other", on: [one, other] }])).toThrow("Two events are named");
});
