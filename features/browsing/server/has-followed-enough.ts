import { listAllowed, type ToolContext } from "#features/tools/server/index.ts";
import { maxFollowed } from "./address-refusals.ts";
import { browserNames } from "./browser/tools/browser-names.ts";
import { readWebPageName } from "./read-conversation.ts";
import { requestedAddress } from "./web-addresses.ts";

/** Why an address was requested. Kept with the call, so that later answers count it. */
export const allowedBecause = {
  written: "The person wrote this address.",
  own: "A search result in this conversation names this address.",
  link: "A page in this conversation names this address.",
} as const;

export type Named = keyof typeof allowedBecause;

/** The tools that request an address of the model's choice. */
const countedNames: readonly string[] = [readWebPageName, browserNames.open, browserNames.click];

/**
 * Whether this conversation has followed its links of pages: three, and three more for each further page that
 * a person named. A new answer counts on, since an alphabet of links would spell on in it.
 */
export async function hasFollowedEnough(
  context: ToolContext,
  callId: string,
  standsAs: (address: string) => Named | undefined,
): Promise<boolean> {
  const { asked, runId } = context;
  const lists = await Promise.all(countedNames.map((name) => listAllowed(context, name)));
  const earlier = lists
    .flat()
    .filter(({ run_id }) => run_id !== runId)
    .map(({ input, decision }) => ({ address: addressOf(input), reason: decision?.reason }));
  // Calls of one step are decided at the same time, so their order counts and not what has begun.
  const before = asked
    .slice(
      0,
      asked.findIndex(({ id }) => id === callId),
    )
    .filter(({ name }) => countedNames.includes(name))
    .map(({ name, input }) => ({ name, address: addressOf(input) }))
    // Whatever was clicked on in this run, a page learned it.
    .map(({ name, address }) => ({
      address,
      reason: name === browserNames.click ? allowedBecause.link : reasonOf(standsAs(address)),
    }));
  const reads = [...earlier, ...before];
  const followed = reads.filter(({ reason }) => reason === allowedBecause.link).length;
  const written = reads.filter(({ reason }) => reason === allowedBecause.written);
  // One address may be read in several spellings.
  const pages = new Set(written.map(({ address }) => address.replace(/^https?:\/\/(?:www\.)?/, "")));
  return followed >= maxFollowed * Math.max(1, pages.size);
}

function reasonOf(named: Named | undefined): string | undefined {
  return named && allowedBecause[named];
}

function addressOf(input: unknown): string {
  const url = typeof input === "object" && input !== null && "url" in input ? input.url : undefined;
  return typeof url === "string" ? (requestedAddress(url.trim()) ?? "") : "";
}
