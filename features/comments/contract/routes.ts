import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import {
  CommentCounts,
  CommentState,
  CommentThread,
  EditComment,
  WriteComment,
  WriteReply,
} from "./comment.ts";

const comment = { tag: "comments", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listCommentsRoute = route({
  ...comment,
  method: "GET",
  path: "/api/v1/conversations/:id/comments",
  id: "listComments",
  summary:
    "List the comments on a conversation with their replies, newest first: the open or the resolved ones",
  params,
  query: PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    state: CommentState.default("open"),
  }),
  reply: pageOf(CommentThread),
});

export const countCommentsRoute = route({
  ...comment,
  method: "GET",
  path: "/api/v1/conversations/:id/comment-counts",
  id: "countComments",
  summary: "Count the comments on a conversation and on each of its messages",
  params,
  reply: CommentCounts,
});

export const writeCommentRoute = route({
  ...comment,
  method: "POST",
  path: "/api/v1/conversations/:id/comments",
  id: "writeComment",
  summary: "Comment on a message, or on a passage of it",
  params,
  body: WriteComment,
  reply: CommentThread,
  status: 201,
});

export const getCommentRoute = route({
  ...comment,
  method: "GET",
  path: "/api/v1/comments/:id",
  id: "getComment",
  summary: "Get the thread of a comment or reply",
  params,
  reply: CommentThread,
});

export const replyToCommentRoute = route({
  ...comment,
  method: "POST",
  path: "/api/v1/comments/:id/replies",
  id: "replyToComment",
  summary: "Reply to a comment",
  params,
  body: WriteReply,
  reply: CommentThread,
  status: 201,
});

export const editCommentRoute = route({
  ...comment,
  method: "PATCH",
  path: "/api/v1/comments/:id",
  id: "editComment",
  summary: "Change the text of your comment",
  params,
  body: EditComment,
  reply: CommentThread,
});

export const deleteCommentRoute = route({
  ...comment,
  method: "DELETE",
  path: "/api/v1/comments/:id",
  id: "deleteComment",
  summary: "Delete your comment, or any in your conversation",
  params,
  status: 204,
});

export const resolveCommentRoute = route({
  ...comment,
  method: "POST",
  path: "/api/v1/comments/:id/resolve",
  id: "resolveComment",
  summary: "Mark a thread as resolved",
  params,
  reply: CommentThread,
});

export const reopenCommentRoute = route({
  ...comment,
  method: "POST",
  path: "/api/v1/comments/:id/reopen",
  id: "reopenComment",
  summary: "Open a resolved thread again",
  params,
  reply: CommentThread,
});
