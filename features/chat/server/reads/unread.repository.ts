import { sql } from "kysely";
import { mostUnread } from "../../contract/index.ts";

const ofConversation = sql`m.workspace_id = conversations.workspace_id and m.conversation_id = conversations.id
  and m.status <> 'streaming'`;
const byOthers = sql`m.user_id <> auth.uid()`;

/**
 * How many messages the caller has not seen in a row of `conversations`, up to `mostUnread`: those of others, and
 * answers that ended since they looked last. Where they have no mark, only what others wrote counts. Messages are read
 * only of a conversation that has changed since.
 */
export const unreadCount = sql<number>`coalesce(
  (select case when r.is_whole and conversations.updated_at <= r.seen_at then 0 else (
      select count(*) from (
        select from messages m where ${ofConversation} and (
          m.created_at > r.message_at and (m.role = 'assistant' or ${byOthers})
          or m.id = r.message_id and not r.is_whole)
        limit ${mostUnread}) unread) end
   from conversation_reads r
   where r.workspace_id = conversations.workspace_id and r.conversation_id = conversations.id and r.user_id = auth.uid()),
  case when conversations.user_id <> auth.uid() or app.is_shared('conversation', conversations.id) then (
    select count(*) from (select from messages m where ${ofConversation} and ${byOthers} limit ${mostUnread}) unread)
  else 0 end)::int`;
