import { type Decision, type ToolContext, ToolError } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { addressRefusals } from "./address-refusals.ts";
import { carriesText } from "./carries-text.ts";
import { allowedBecause, hasFollowedEnough, type Named } from "./has-followed-enough.ts";
import { isLetterOfAlphabet } from "./is-letter-of-alphabet.ts";
import { readConversation, writtenAddresses } from "./read-conversation.ts";
import { requestedAddress } from "./web-addresses.ts";

/**
 * Decides whether an address may be requested, because a request tells its server whatever the address holds.
 * It has to stand in what a person wrote, or in a result that this conversation already has.
 */
export async function decideAddress(
  context: ToolContext,
  { id, input, label }: { id: string; input: { url: string }; label: Label },
): Promise<Decision> {
  const address = requestedAddress(input.url);
  // The tool refuses what is no web address, and asks nobody for it.
  if (!address) return { outcome: "allow" };
  const written = await writtenAddresses(context);
  if (written.has(address)) return allow("written");
  const conversation = await readConversation(context);
  if (!conversation) return deny("too_long");
  const { own, pages, texts } = conversation;
  const offers = pages.filter((links) => links.includes(address));
  if (!own.has(address) && offers.length === 0) return deny("unknown");
  if (readsElsewhere(context, label)) return deny("private");
  if (carriesText(address, texts)) return deny("carries_text");
  if (own.has(address)) return allow("own");
  if (offers.some((links) => isLetterOfAlphabet(address, links))) return deny("alphabet");
  const standsAs = (other: string) => {
    if (written.has(other)) return "written";
    if (own.has(other)) return "own";
    return pages.some((links) => links.includes(other)) ? "link" : undefined;
  };
  return (await hasFollowedEnough(context, id, standsAs)) ? deny("too_many") : allow("link");
}

/** A check that throws for the target of a redirect that quotes the conversation, unless a person wrote it. */
export function redirectCheck(context: ToolContext): (target: URL) => Promise<void> {
  let read: ReturnType<typeof readConversation> | undefined;
  return async (target) => {
    const written = await writtenAddresses(context);
    if (written.has(requestedAddress(target.href) ?? "")) return;
    read ??= readConversation(context);
    const conversation = await read;
    if (conversation && !carriesText(target.href, conversation.texts)) return;
    const { code, summary } = addressRefusals[conversation ? "carries_text" : "too_long"];
    throw new ToolError(code, summary);
  };
}

/** Whether the model has read something that not everybody in this conversation may read. */
export function readsElsewhere({ conversationId, ctx }: ToolContext, { readers }: Label): boolean {
  const person = ctx.actor.type === "agent" ? ctx.actor.person.userId : "";
  const own = conversationId ? `conversation:${conversationId}` : `user:${person}`;
  return readers.some((audience) => audience !== own);
}

function allow(because: Named): Decision {
  return { outcome: "allow", reason: allowedBecause[because] };
}

function deny(reason: keyof typeof addressRefusals): Decision {
  return { outcome: "deny", refusal: addressRefusals[reason] };
}
