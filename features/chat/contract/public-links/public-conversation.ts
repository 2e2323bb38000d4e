import { z } from "zod";

/**
 * A part that strangers may read: text, or that a tool was used. Never reasoning or input, and of results only what
 * the conversation itself shows, such as a chart.
 */
export const PublicPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("tool-call"),
    title: z.string(),
    isDone: z.boolean(),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
    /** What it wrote is shown beside the conversation, and is not part of the copy. */
    isResultLeftOut: z.boolean().optional(),
    result: z.object({ toolName: z.string(), data: z.json() }).optional(),
  }),
]);
export type PublicPart = z.infer<typeof PublicPart>;

/** The copy of a conversation behind a public link. It names no person and contains no ids. */
export const PublicConversation = z
  .object({
    title: z.string(),
    takenAt: z.iso.datetime(),
    messages: z.array(
      z.object({
        role: z.enum(["user", "assistant"]),
        parts: z.array(PublicPart),
        /** Label of the model that answered. Null for questions. */
        model: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "PublicConversation" });
export type PublicConversation = z.infer<typeof PublicConversation>;
