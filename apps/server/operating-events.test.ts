import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commandFixtures } from "./testing/command-fixtures.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
const nouns = ["tool", "tool_call", "approval", "question", "connection", "connection_tool", "http_host"];
const named = [...nouns, "mail", "task"];

/** Ends of one command beside the one that its fixture shows. */
const further = [
  ...[
    "tool_call.executed",
    "tool_call.failed",
    "tool_call.stopped",
    "approval.expired",
    "approval.withdrawn",
  ],
  ...["connection.access_ended", "connection.key_replaced", "mail.failed", "mail.lost", "mail.postponed"],
  ...["mail.put_in_outbox", "mail.sent"],
];

it("the operating manual names each audit event of tools, approvals, connections, mails and tasks", () => {
  const acts = [...Object.values(commandFixtures).flatMap(({ act }) => act ?? []), ...further];
  const wanted = acts.filter((act) => named.includes(act.split(".", 1)[0] ?? ""));
  expect(wanted.length).toBeGreaterThan(30);
  expect([...new Set(wanted)].filter((act) => !document.includes(`\`${act}\``))).toEqual([]);
});
