import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { newId } from "#platform/server/ids.ts";
import { fillPersonalTables } from "./testing/fill-personal-tables.ts";
import { stageErasure } from "./testing/stage-erasure.ts";

const stays = [
  ...[
    // The trail, and the log that proves it: ids that lead nowhere.
    "audit_events",
    "audit_facets",
    "logs",
    "log_checkpoints",
    "erasures",
    "erasure_certificates",
    "conversations",
    "messages",
    "comments",
    "artifacts",
    "artifact_versions",
    "queued_messages",
    // Who gave a conversation to whom stays with it, as messages do.
    "conversation_hand_overs",
    "runs?_?\\w*",
    "tool_calls",
    "tool_versions",
  ],
  ...[
    "memberships",
    "workspaces",
    "directory_groups",
    "provisioning_keys",
    "legal_acceptances",
    "user_roles",
  ],
  ...[
    "user_voice_settings",
    "event_deliveries",
    "schedules",
    "grants",
    "access_requests",
    "requests",
    "teams",
    "team_memberships",
  ],
  ...["instruction_versions", "tool_modes", "model_audiences"],
  ...["approvals", "questions", "dismissed_runs", "muted_inbox_mails", "notification_settings", "tasks"],
  // Tells browsers that stand open which sessions ended, by their ids.
  "events",
  // Those who may edit an agent go on using it.
  ...["agents", "agent_versions"],
  ...["connections", "connection_\\w+", "http_hosts"],
  ...[
    "collections",
    "documents",
    "chunks",
    "chunk_vectors",
    "vector_claims",
    "collection_words",
    "conversation_collections",
  ],
  ...["triggers", "trigger_\\w+"],
  ...["log_queries", "event_sink(s|_\\w+)"],
  // Of the workspace: who placed a hold, and on whom, once none keeps the person.
  ...["holds", "hold_subjects", "retention_periods"],
];

/** What belongs to conversations and goes with them: their files, copies, places and entries of the search. */
const staysWithContent = [
  ...["files", "file_blobs", "file_passages", "message_files", "public_links", "redacted_values"],
  ...["folders", "filings", "search_entries", "search_pending", "settled_entries", "crowded_owners"],
  // Their exports go, and with the next tidying the zips.
  ...["bulk_export_contents", "event_export_contents", "archive_contents"],
  ...["browser_sessions", "browser_orders", "browser_pictures"],
];

const staged = stageErasure();
const { newCanary, dump, linesOf, performErasure } = staged;

/** What the certificate says is kept, and what hangs on it. */
function isSaidToStay(table: string): boolean {
  const said = staged.keptNameless.flatMap(({ tables }) => tables);
  const names = said.map((name) => (name.includes(".") ? name : `public.${name}`));
  const reached = new Set(names);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const key of staged.schema.keys) if (reached.has(key.parent)) reached.add(key.table);
  }
  return reached.has(table) || table.startsWith("pgboss.");
}

it("of an account deleted in name only stays what the person made, and a row that names nobody", async () => {
  const ann = await newCanary();
  const { userId } = ann;
  const acme = randomUUID();
  await staged.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [acme]);
  await fillPersonalTables(staged.client, staged.schema, ann, acme);
  await deleteUser(staged.world.system, { id: userId, isSoft: true });
  const after = await dump();
  const tables = linesOf(after, ann).map((line) => line.split(" ")[0] ?? "");
  // Content, ids that lead nowhere, what was agreed with nobody named, and what is the workspace's.
  const allowed = new RegExp(
    `^(public[.](${[...stays, ...staysWithContent].join("|")})|auth[.]users|pgboss[.]\\w+)$`,
  );
  expect(tables.filter((name) => !allowed.test(name))).toEqual([]);
  expect(tables.filter((name) => !isSaidToStay(name))).toEqual([]);
  expect(tables).toContain("public.conversations");
  const of = (name: string) => linesOf(after, ann).filter((line) => line.startsWith(`${name} `));
  for (const word of [ann.person.email, ann.canary]) {
    for (const name of ["auth.users", "public.memberships", "public.workspaces", "public.events"]) {
      expect(of(name).join("\n")).not.toContain(word);
    }
  }
  expect(after.filter((line) => line.includes(ann.person.email))).toEqual([]);
  expect(
    await staged.world.look("select from data_keys where workspace_id = $1 or subject_id = $1", [userId]),
  ).toEqual([]);
  await staged.world.look(
    "insert into outgoing_messages (id, channel, kind, recipient, user_id) values ($1, 'mail', 'late', $2, $3)",
    [newId(), ann.person.email, userId],
  );
  await performErasure(ann, true);
  expect((await dump()).filter((line) => line.includes(ann.person.email))).toEqual([]);
  expect(await staged.world.look("select from conversations where user_id = $1", [userId])).not.toEqual([]);
});

it("a person whose account is closing begins no new work, and is told how to go on", async () => {
  const { actor } = await staged.world.newPerson();
  const closing = staged.world.as({ ...actor, isClosing: true });
  const message = { id: newId(), text: "Hello", modelId: "builtin", timeZone: "UTC" };
  const sending = sendMessage(closing, { ...message, conversationId: newId(), isNewConversation: true });
  await expect(sending).rejects.toMatchObject({ code: "run.account_closing", status: 409 });
  expect(await staged.world.look("select from messages where user_id = $1", [actor.userId])).toEqual([]);
});
