import { createContext, useContext } from "react";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";

/** A visitor's conversations are below the path of the demo. */
const homes = { session: "/chat", visitor: "/demo" };

/** The path of a conversation. Without an id, of a new one. */
export function conversationPath(id?: string): string {
  return pathBelow(homes[pageOwner()], id);
}

/** Set by views that do not show text, so that conversations opened there stay in that view. */
export const ConversationHome = createContext<string | undefined>(undefined);

/** Like `conversationPath`, within the current view. */
export function useConversationPath(): (id?: string) => string {
  const home = useContext(ConversationHome);
  return home === undefined ? conversationPath : pathsBelow(home);
}

const known = new Map<string, (id?: string) => string>();

/** Returns the same function for the same home, so that effects depending on it do not rerun. */
function pathsBelow(home: string): (id?: string) => string {
  const path = known.get(home) ?? ((id?: string) => pathBelow(home, id));
  known.set(home, path);
  return path;
}

function pathBelow(home: string, id: string | undefined): string {
  return id === undefined ? home : `${home}/${id}`;
}
