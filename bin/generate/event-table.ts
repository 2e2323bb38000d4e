import { createModules } from "#apps/server/modules.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { replaceMarkedPart } from "./marked-part.ts";

/** The table of events and their subscribers in docs/architecture.md. */
export const eventTable: GeneratedFile = {
  path: "docs/architecture.md",
  make: async (present = "") => replaceMarkedPart(present, "events", drawEvents()),
};

function drawEvents(): string {
  // Includes subscribers that depend on a setting.
  const modules = createModules({ publicUrl: "http://127.0.0.1", adminEmail: "admin@example.com" });
  const subscriptions = subscriptionsOf(modules);
  const names = [...new Set(subscriptions.all.map(({ event }) => event.name))].sort();
  return [
    "| Event | Subscribers |",
    "|---|---|",
    ...names.map((name) => `| \`${name}\` | ${listOf([...subscriptions.namesOf(name)].sort())} |`),
  ].join("\n");
}

const listOf = (names: string[]) => names.map((name) => `\`${name}\``).join(", ");
