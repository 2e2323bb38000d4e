import { notifyPeople } from "#features/notifications/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Mention } from "../contract/index.ts";
import { findReaders, findTold } from "./mentionable.repository.ts";

export interface Mentioned {
  mentions: readonly Mention[];
  /** Who was mentioned before, in another version of the text, and was told then. */
  before?: readonly Mention[];
  /** What they must be able to read. */
  object: { noun: string; id: string };
  /** The text that mentions them. Each is told of it once. */
  about: { noun: string; id: string };
  path: string;
  title: string;
  text: string;
}

/**
 * Tells people that they, or a team of theirs, are mentioned, if they can read the object. Part of the command that
 * stores the text. Returns who was meant and can read it.
 */
export async function notifyMentioned(ctx: Ctx, mentioned: Mentioned): Promise<string[]> {
  const { mentions, before = [], object, about, path, title, text } = mentioned;
  const { workspaceId } = userOf(ctx);
  const idsOf = (of: readonly Mention[], type: Mention["type"]) =>
    of.filter((mention) => mention.type === type).map(({ id }) => id);
  const readersOf = (of: readonly Mention[]) =>
    of.some(({ type }) => type !== "agent")
      ? findReaders(ctx.db, { workspaceId, object, people: idsOf(of, "person"), teams: idsOf(of, "team") })
      : Promise.resolve([]);
  const meant = await readersOf(mentions);
  if (meant.length === 0) return meant;
  const told = await findTold(ctx.db, { workspaceId, about, people: meant });
  const toldBefore = [...told, ...(await readersOf(before))];
  await notifyPeople(ctx, {
    ...{ kind: "mention", workspaceId, object: about, path },
    userIds: meant.filter((id) => !toldBefore.includes(id)),
    facts: { title, excerpt: text },
  });
  return meant;
}
