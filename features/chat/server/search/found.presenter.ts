import type { FoundText } from "../../contract/index.ts";
import { plainExcerpt, typedExcerpt } from "../plain-excerpt.ts";
import { excerptAround, markMatches } from "./mark-matches.ts";
import type { Term } from "./read-terms.ts";
import type { Found } from "./search-conversations.ts";

/** What was found, with the matching words marked. Texts stay texts: nothing of them is markup. */
export function presentFound(found: Found, terms: readonly Term[]): FoundText {
  const { id, conversation_id, title, role, body, created_at, holdsAll } = found;
  return {
    conversationId: conversation_id,
    title: markMatches(title, terms),
    message: role && { id, role, excerpt: markMatches(excerptOf(role, body, terms), terms) },
    holdsAll,
    createdAt: created_at.toISOString(),
  };
}

function excerptOf(role: "user" | "assistant", body: string, terms: readonly Term[]): string {
  const around = excerptAround(body, terms);
  return role === "user" ? typedExcerpt(around) : plainExcerpt(around);
}
