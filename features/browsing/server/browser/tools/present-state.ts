import type { ToolContext, ToolOutput } from "#features/tools/server/index.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { userOf } from "#platform/server/context.ts";
import type { PageState } from "../host/orders.ts";
import { upsertPicture } from "../picture.repository.ts";

const handedBack =
  "The person took over the browser and has handed it back. The page is as they left it; refs from before are not valid any more.";

/** The page as the result of a tool call. Keeps its picture for the line of the call. */
export async function presentState(
  context: ToolContext,
  state: PageState,
  { summary, isHandedBack = false }: { summary: string; isHandedBack?: boolean },
): Promise<ToolOutput> {
  const { ctx, callId: id, conversationId } = context;
  const { workspaceId, userId } = userOf(ctx);
  const picture = Buffer.from(state.picture, "base64");
  if (picture.length > 0) {
    await upsertPicture(ctx.services.servicePool, { workspaceId, id, userId, conversationId, picture });
  }
  const title = clean(state.title).slice(0, 200) || hostOf(state.url);
  const notes = [isHandedBack ? handedBack : "", ...state.notes].filter(Boolean).map(clean);
  return {
    content: [
      `Page: ${title}`,
      `Address: ${state.url}`,
      ...notes.map((note) => `Note: ${note}`),
      "",
      stripHiddenCharacters(state.snapshot).text,
    ].join("\n"),
    summary,
    data: { pictureId: picture.length > 0 ? id : null, url: state.url, title },
    sources: /^https?:/.test(state.url) ? [{ title, url: state.url }] : [],
  };
}

export function hostOf(url: string): string {
  return URL.parse(url)?.host || "an empty page";
}

function clean(text: string): string {
  return stripHiddenCharacters(text).text.replace(/\s+/g, " ").trim();
}
