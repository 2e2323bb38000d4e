import type { Page } from "#platform/contract/page.ts";
import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { findAllowed } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import {
  type CommentCounts,
  type CommentState,
  type CommentThread,
  commentErrors,
} from "../contract/index.ts";
import { type Commented, commentAccess, commentOf, findToComment } from "./comment.access.ts";
import { findComment } from "./comment.repository.ts";
import { presentThreads } from "./present-threads.ts";
import { countThreads, listThreads } from "./thread.repository.ts";

interface WantedPage {
  conversationId: string;
  state: CommentState;
  before: string | undefined;
  limit: number;
}

/** A page of threads, newest first. `before` is the id of the last thread before the page. */
export function listComments(ctx: Ctx, { conversationId, state, before, limit }: WantedPage) {
  return query(ctx, commentAccess.read, async (inner): Promise<Page<CommentThread>> => {
    const found = await requireConversation(inner, conversationId);
    const rows = await listThreads(inner.db, { conversationId, state, before, limit: limit + 1 });
    const { items, nextCursor } = pageOfRows(rows, limit, ({ id }) => id);
    const threads = await presentThreads(inner, found.conversation, items, await mayComment(inner, found));
    return { items: threads, nextCursor };
  });
}

export function countComments(ctx: Ctx, conversationId: string): Promise<CommentCounts> {
  return query(ctx, commentAccess.read, async (inner) => {
    const found = await requireConversation(inner, conversationId);
    const counts = await countThreads(inner.db, conversationId);
    return { ...counts, mayComment: await mayComment(inner, found) };
  });
}

/** The thread of a comment or reply. */
export function getThread(ctx: Ctx, id: string): Promise<CommentThread> {
  return query(ctx, commentAccess.read, async (inner) => {
    const found = await findAllowed(inner, commentAccess.read, { id });
    const row = commentOf(found);
    const root = row.reply_to ? await findComment(inner.db, row.reply_to) : row;
    const [thread] = root
      ? await presentThreads(inner, found.conversation, [root], await mayComment(inner, found))
      : [];
    return thread ?? fail(commentErrors, "comment.not_found");
  });
}

function requireConversation(ctx: Ctx, conversationId: string): Promise<Commented> {
  return findAllowed(ctx, commentAccess.read.by(findToComment), { conversationId });
}

async function mayComment(ctx: Ctx, found: Commented): Promise<boolean> {
  return (await abilitiesOf(ctx, commentAccess, found)).create;
}
