import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { deleteComment } from "./delete-comment.ts";
import { editComment } from "./edit-comment.ts";
import { countComments, getThread, listComments } from "./read-comments.ts";
import { replyToComment } from "./reply-to-comment.ts";
import { reopenComment, resolveComment } from "./resolve-comment.ts";
import { writeComment } from "./write-comment.ts";

const perPerson = { name: "comment.create", burst: 30, perMinute: 30 };
const spend = (ctx: Ctx) => requireToken(ctx, perPerson, userOf(ctx).userId);

export function commentRoutes(app: App): void {
  app.route(contract.listCommentsRoute, (ctx, { params, query: { cursor, ...wanted } }) =>
    listComments(ctx, { conversationId: params.id, before: readIdCursor(cursor), ...wanted }),
  );
  app.route(contract.countCommentsRoute, (ctx, { params }) => countComments(ctx, params.id));
  app.route(contract.getCommentRoute, (ctx, { params }) => getThread(ctx, params.id));
  app.route(contract.writeCommentRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await writeComment(ctx, { ...body, conversationId: params.id });
    return getThread(ctx, body.id);
  });
  app.route(contract.replyToCommentRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await replyToComment(ctx, { ...body, commentId: params.id });
    return getThread(ctx, body.id);
  });
  app.route(contract.editCommentRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await editComment(ctx, { ...body, ...params });
    return getThread(ctx, params.id);
  });
  app.route(contract.deleteCommentRoute, async (ctx, { params }) => {
    await deleteComment(ctx, params);
  });
  app.route(contract.resolveCommentRoute, async (ctx, { params }) => {
    await resolveComment(ctx, params);
    return getThread(ctx, params.id);
  });
  app.route(contract.reopenCommentRoute, async (ctx, { params }) => {
    await reopenComment(ctx, params);
    return getThread(ctx, params.id);
  });
}
