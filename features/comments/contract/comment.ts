import { z } from "zod";
import { Mention, Mentions } from "#features/mentions/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { mostCommentCharacters, mostQuoteCharacters, mostReplies } from "./comment-limits.ts";

/** A passage of the text that was shown when it was commented on. */
export const Anchor = z.object({
  quote: z.string().overwrite(cleanText).min(1).max(mostQuoteCharacters),
  /** Where it began. The quote outlives the place when there are other versions. */
  start: z.number().int().min(0).max(10_000_000),
});
export type Anchor = z.infer<typeof Anchor>;

/** Its name is empty once the account is gone. */
const CommentPerson = z.object({ id: z.uuid(), name: z.string() });

export const Comment = z
  .object({
    id: z.uuid(),
    author: CommentPerson,
    /** Empty when it is deleted and others have replied. */
    text: z.string(),
    mentions: z.array(Mention),
    isDeleted: z.boolean(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: "Comment" });
export type Comment = z.infer<typeof Comment>;

/** A comment with its replies, oldest first. */
export const CommentThread = Comment.extend({
  conversationId: z.uuid(),
  messageId: z.uuid(),
  /** Null: the whole message. */
  anchor: Anchor.nullable(),
  /** Null: it is open. Who did it is null once their account is gone. */
  resolved: z.object({ at: z.iso.datetime(), by: CommentPerson.nullable() }).nullable(),
  replies: z.array(Comment).max(mostReplies),
}).meta({ id: "CommentThread" });
export type CommentThread = z.infer<typeof CommentThread>;

export const CommentText = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1, "Write something first.")
  .max(
    mostCommentCharacters,
    `A comment holds at most ${mostCommentCharacters.toLocaleString("en")} characters.`,
  );

export const WriteComment = z.object({
  /** Chosen by the browser, so that a retry stores it once. */
  id: z.uuid(),
  messageId: z.uuid(),
  anchor: Anchor.optional(),
  text: CommentText,
  mentions: Mentions.optional(),
});
export type WriteComment = z.infer<typeof WriteComment>;

export const WriteReply = WriteComment.pick({ id: true, text: true, mentions: true });
export const EditComment = WriteComment.pick({ text: true, mentions: true });

export const CommentState = z.enum(["open", "resolved"]);
export type CommentState = z.infer<typeof CommentState>;

/** The number of open comments: of the whole conversation, and of each message with an open one. */
export const CommentCounts = z
  .object({
    open: z.number().int(),
    resolved: z.number().int(),
    messages: z.array(z.object({ messageId: z.uuid(), open: z.number().int() })),
    /** Whether the reader may comment here. */
    mayComment: z.boolean(),
  })
  .meta({ id: "CommentCounts" });
export type CommentCounts = z.infer<typeof CommentCounts>;
