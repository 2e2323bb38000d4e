import type { QueryClient } from "@tanstack/react-query";
import { listMessagePage } from "./list-message-page.ts";
import { joinNewest, type MessagePages } from "./message-pages.ts";
import { chatKeys } from "./query-keys.ts";

const attempts = 3;

/** Loads what is new in a shown conversation without reloading older pages. */
export async function readNewestMessages(client: QueryClient, conversationId: string): Promise<void> {
  const queryKey = chatKeys.messages(conversationId);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = client.getQueryData<MessagePages>(queryKey);
    if (!known) break;
    const newest = await listMessagePage(conversationId);
    // Something was sent meanwhile, so the page is older than what is shown.
    if (client.getQueryData(queryKey) !== known) continue;
    const joined = joinNewest(known, newest);
    if (!joined) break;
    client.setQueryData(queryKey, joined);
    return;
  }
  await client.invalidateQueries({ queryKey });
}
