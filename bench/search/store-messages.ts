import { randomUUID } from "node:crypto";
import { settleEntries } from "../../features/chat/server/search/settled.repository.ts";
import { defineAccess } from "../../platform/server/access/define-access.ts";
import { system } from "../../platform/server/access/who.ts";
import { command } from "../../platform/server/command.ts";
import { indexedWords } from "../../platform/server/words/indexed-words.ts";
import type { SearchInstallation } from "./open-search-installation.ts";

const aBatch = 20;
const owners = 200;

/** Messages a second that are stored with their entries, with their settling, and the same without entries. */
export async function measureStoring(installation: SearchInstallation, count: number) {
  const bare = await secondsOf(() => store(installation, count, false));
  const stored = await secondsOf(() => store(installation, count, true));
  return { withEntries: count / stored, bare: count / bare };
}

/** Settles the older entries of one person. Returns how many a second. */
export async function measureSettling(
  { system: ctx, pool }: SearchInstallation,
  count: number,
): Promise<number> {
  const owner = randomUUID();
  await store({ pool }, count, true, [owner]);
  let settled = 0;
  const seconds = await secondsOf(async () => {
    for (let some = -1; some !== 0; settled += some) some = await settle(ctx, owner);
  });
  return settled / seconds;
}

const settle = command(
  "bench.settle",
  defineAccess("bench", { settle: [system] }).settle,
  ({ db }, owner: string) => settleEntries(db, { workspace_id: owner, owner_id: owner }),
);

async function store(
  { pool }: Pick<SearchInstallation, "pool">,
  count: number,
  hasEntries: boolean,
  of = Array.from({ length: owners }, () => randomUUID()),
): Promise<void> {
  const conversations = of.map((owner) => ({ owner, id: randomUUID() }));
  await pool.query(
    `insert into conversations (workspace_id, id, user_id, title)
     select owner, id, owner, 'Stored' from jsonb_to_recordset($1::jsonb) as c (owner uuid, id uuid)`,
    [JSON.stringify(conversations)],
  );
  // Without entries, nothing notes that they are missing.
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = ${hasEntries ? "origin" : "replica"}`);
    for (let done = 0; done < count; done += aBatch) {
      const rows = Array.from({ length: aBatch }, (_, index) => {
        const { owner, id } = conversations[(done + index) % conversations.length] ?? { owner: "", id: "" };
        const body = Array.from({ length: 60 }, () => `w${Math.floor(50_000 ** Math.random())}`).join(" ");
        return {
          owner,
          conversation: id,
          id: randomUUID(),
          body,
          words: hasEntries ? indexedWords(body) : [],
        };
      });
      await client.query(hasEntries ? withEntries : alone, [JSON.stringify(rows)]);
    }
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}

const messages = `
  insert into messages (workspace_id, id, conversation_id, user_id, role, status, body)
  select owner, id, conversation, owner, 'user', 'complete', body from said`;
const said = `with said as (
  select * from jsonb_to_recordset($1::jsonb) as s (owner uuid, conversation uuid, id uuid, body text, words text[]))`;
const alone = `${said} ${messages}`;
const withEntries = `${said}, stored as (${messages})
  insert into search_entries
  select owner, conversation, id, owner, 'message', now(), app.marked_words('message', owner, words) from said`;

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return (performance.now() - startedAt) / 1_000;
}
