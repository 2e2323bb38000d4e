import type { Module } from "#platform/server/module.ts";
import { commentActs } from "./acts.ts";
import { commentRoutes } from "./comment.routes.ts";
import { legalHoldComments } from "./legal-hold-comments.ts";

/** What people say about the messages of a conversation, beside it. */
export const commentsModule: Module = {
  name: "comments",
  acts: commentActs,
  routes: [commentRoutes],
  // Those on a conversation go with it. A thread goes with whoever began it.
  erasable: [{ table: "comments", columns: ["workspace_id", "user_id"] }],
  archived: [legalHoldComments],
};
