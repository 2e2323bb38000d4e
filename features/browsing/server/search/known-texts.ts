import type { ToolContext } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Services } from "#platform/server/services.ts";

/** A passage that the person's installation has already. */
export interface KnownText extends Label {
  title: string;
  /** A web address, or a path of this installation. */
  url: string;
  excerpt: string;
}

/** Finds passages with these words that the acting person may read. */
export type FindKnownTexts = (context: ToolContext, query: string) => Promise<KnownText[]>;

const sources = new WeakMap<Services, Map<string, FindKnownTexts>>();

/** Registers what else is searched while no provider of web search is connected, under a heading. */
export function registerKnownTexts(services: Services, heading: string, find: FindKnownTexts): void {
  const known = sources.get(services) ?? new Map<string, FindKnownTexts>();
  known.set(heading, find);
  sources.set(services, known);
}

/** What the registered sources find, under their headings. */
export async function findKnownTexts(
  context: ToolContext,
  query: string,
): Promise<{ heading: string; texts: KnownText[] }[]> {
  const registered = [...(sources.get(context.ctx.services) ?? [])];
  return Promise.all(
    registered.map(async ([heading, find]) => ({ heading, texts: await find(context, query) })),
  );
}
