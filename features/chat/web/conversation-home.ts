import { createContext, useContext } from "react";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";

/** A visitor's conversations are shown under the demo's address. */
const homes = { session: "/chat", visitor: "/demo" };

/** Where a conversation is; without an id where one begins. */
export function conversationPath(id?: string): string {
  return pathBelow(homes[pageOwner()], id);
}

/** Set where conversations are shown in another way than as text: what is opened there opens in the same way. */
export const ConversationHome = createContext<string | undefined>(undefined);

/** As `conversationPath`, in the view that one is in. */
export function useConversationPath(): (id?: string) => string {
  const home = useContext(ConversationHome);
  return home === undefined ? conversationPath : pathsBelow(home);
}

const known = new Map<string, (id?: string) => string>();

/** The same function for the same home, so that what depends on it does not change. */
function pathsBelow(home: string): (id?: string) => string {
  const path = known.get(home) ?? ((id?: string) => pathBelow(home, id));
  known.set(home, path);
  return path;
}

function pathBelow(home: string, id: string | undefined): string {
  return id === undefined ? home : `${home}/${id}`;
}
