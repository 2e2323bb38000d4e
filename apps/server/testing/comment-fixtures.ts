import { deleteComment } from "#features/comments/server/delete-comment.ts";
import { editComment } from "#features/comments/server/edit-comment.ts";
import { replyToComment } from "#features/comments/server/reply-to-comment.ts";
import { reopenComment, resolveComment } from "#features/comments/server/resolve-comment.ts";
import { writeComment } from "#features/comments/server/write-comment.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function commented({ answered }: CommandWorld) {
  const { person, conversationId, assistantMessage } = await answered();
  const id = newId();
  const comment = { id, conversationId, messageId: assistantMessage.id, text: "Is that right?" };
  await writeComment(person.ctx, comment);
  return { ctx: person.ctx, id };
}

/** Commands on comments. */
export const commentFixtures: Record<string, CommandFixture> = {
  "comment.create": { act: "comment.created", perform: commented },
  "comment.reply": {
    act: "comment.created",
    async perform(world) {
      const { ctx, id } = await commented(world);
      await replyToComment(ctx, { id: newId(), commentId: id, text: "Yes." });
    },
  },
  "comment.edit": {
    act: "comment.edited",
    async perform(world) {
      const { ctx, id } = await commented(world);
      await editComment(ctx, { id, text: "Is it really?" });
    },
  },
  "comment.delete": {
    act: "comment.deleted",
    async perform(world) {
      const { ctx, id } = await commented(world);
      await deleteComment(ctx, { id });
    },
  },
  "comment.resolve": {
    act: "comment.resolved",
    async perform(world) {
      const { ctx, id } = await commented(world);
      await resolveComment(ctx, { id });
    },
  },
  "comment.reopen": {
    act: "comment.reopened",
    async perform(world) {
      const { ctx, id } = await commented(world);
      await resolveComment(ctx, { id });
      await reopenComment(ctx, { id });
    },
  },
};
