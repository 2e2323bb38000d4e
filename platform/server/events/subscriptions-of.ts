import type { Module } from "../module.ts";
import type { Subscription } from "./subscribe.ts";

/** The subscribers of this server. */
export interface Subscriptions {
  readonly all: readonly Subscription[];
  /** The subscriber names of the event `name`. */
  namesOf(name: string): readonly string[];
  find(name: string): Subscription | undefined;
}

/**
 * The subscriptions of all modules. Throws when two subscribers share a name, or two contracts define one
 * event.
 */
export function subscriptionsOf(modules: readonly Module[]): Subscriptions {
  const all = modules.flatMap(({ on = [] }) => on);
  const byName = new Map<string, Subscription>();
  const byEvent = new Map<string, Subscription[]>();
  for (const subscription of all) {
    const { name, event } = subscription;
    if (byName.has(name)) throw new Error(`Two subscribers are named ${name}`);
    byName.set(name, subscription);
    const others = byEvent.get(event.name) ?? [];
    if (others.some((other) => other.event !== event)) throw new Error(`Two events are named ${event.name}`);
    byEvent.set(event.name, [...others, subscription]);
  }
  const namesByEvent = new Map(
    [...byEvent].map(([event, subscriptions]) => [event, subscriptions.map(({ name }) => name)]),
  );
  return {
    all,
    namesOf: (event) => namesByEvent.get(event) ?? [],
    find: (name) => byName.get(name),
  };
}
