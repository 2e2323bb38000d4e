import { pageOwner } from "#platform/web/personal-data/page-owner.ts";

/** A visitor's conversations are shown under the demo's address. */
const homes = { session: "/chat", visitor: "/demo" };

/** Where a conversation is; without an id where one begins. */
export function conversationPath(id?: string): string {
  const home = homes[pageOwner()];
  return id === undefined ? home : `${home}/${id}`;
}
