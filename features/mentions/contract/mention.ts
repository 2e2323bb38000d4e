import { z } from "zod";

export const mostMentions = 20;

export const MentionType = z.enum(["person", "team", "agent"]);
export type MentionType = z.infer<typeof MentionType>;

/** Who is meant by `@Name` in a text. */
export const Mention = z
  .object({ type: MentionType, id: z.uuid(), name: z.string().min(1).max(200) })
  .meta({ id: "Mention" });
export type Mention = z.infer<typeof Mention>;

export const Mentions = z.array(Mention).max(mostMentions, `A text mentions at most ${mostMentions}.`);

/** Somebody who can be mentioned. */
export const Mentionable = Mention.extend({
  /** Whether they can read the object. An agent can be asked. Without an object there is nothing to read yet. */
  canRead: z.boolean(),
}).meta({ id: "Mentionable" });
export type Mentionable = z.infer<typeof Mentionable>;
