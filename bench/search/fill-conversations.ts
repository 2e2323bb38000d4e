import { randomUUID } from "node:crypto";
import type { SearchInstallation } from "./open-search-installation.ts";

const messagesAConversation = 20;
const others = 500;
const wordsAMessage = 60;

/** Words as languages have them: few are frequent, most are rare. */
const someWords = `array(select distinct 'w' || floor(power(50000, random()))::int from generate_series(1, ${wordsAMessage}) where n is not null)`;

/**
 * Stores `total` messages. Half belong to one person, who is returned and whose older entries are settled; the rest to
 * 500 others. Bypasses triggers and foreign keys.
 */
export async function fillConversations({ pool }: SearchInstallation, total: number): Promise<string> {
  const person = randomUUID();
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("drop index settled_entries_words");
    await client.query(
      `create temp table owners as select 0 as number, $1::uuid as id
       union all select n, gen_random_uuid() from generate_series(1, ${others}) n`,
      [person],
    );
    await client.query(
      `create temp table said as
       select n, o.id as owner, n / ${messagesAConversation} as conversation, gen_random_uuid() as id,
         now() - ($1::int - n) * interval '1 second' as at, ${someWords} || case when n = $1 / 4 then array['needle']
           when n % 1000 = 1 then array['rare'] else '{}' end as words
       from generate_series(1, $1::int) n
       join owners o on o.number = case when n <= $1 / 2 then 0 else 1 + (n / ${messagesAConversation}) % ${others} end`,
      [total],
    );
    await client.query(
      `create temp table talks as
       select owner, conversation, gen_random_uuid() as id, max(at) as at from said group by owner, conversation`,
    );
    await client.query(
      `insert into conversations (workspace_id, id, user_id, title, created_at, updated_at)
       select owner, id, owner, 'Conversation ' || conversation, at, at from talks`,
    );
    await client.query(
      `insert into messages (workspace_id, id, conversation_id, user_id, role, status, body, created_at)
       select s.owner, s.id, t.id, s.owner, 'user', 'complete', array_to_string(s.words, ' '), s.at
       from said s join talks t using (owner, conversation)`,
    );
    const entry = (kind: string) => `, '${kind}', at, app.marked_words('${kind}', owner, words)`;
    await client.query(
      `insert into settled_entries select s.owner, t.id, s.id, s.owner, 'message', s.at, app.marked_words('message', s.owner, words)
       from said s join talks t using (owner, conversation) where s.n <= $1::int / 2 - 1000`,
      [total],
    );
    await client.query(
      `insert into search_entries select s.owner, t.id, s.id, s.owner, 'message', s.at, app.marked_words('message', s.owner, words)
       from said s join talks t using (owner, conversation) where s.n > $1::int / 2 - 1000`,
      [total],
    );
    await client.query(
      `insert into settled_entries select owner, id, id, owner ${entry("title")}
       from (select *, array['conversation', conversation::text] as words from talks) t`,
    );
    await client.query("create index settled_entries_words on settled_entries using gin (words)");
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze conversations, messages, search_entries, settled_entries");
  } finally {
    client.release();
  }
  return person;
}
