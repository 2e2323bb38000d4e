import type { HistoryMessage } from "#features/agents/server/index.ts";
import { forAnotherPerson } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { bodyOf } from "../contract/index.ts";
import type { SaidMessage } from "./message.repository.ts";
import { listPartsOfBranch } from "./message.repository.ts";

/** What a model reads of a message; of an answer that was spoken and interrupted, also how far the person heard it. */
function heardText({ role, parts, heard_characters }: SaidMessage): string {
  const body = bodyOf(parts);
  if (role !== "assistant" || heard_characters === null || heard_characters >= body.length) return body;
  const heard = body.slice(0, heard_characters).trimEnd();
  const unheard = body.slice(heard_characters).trim();
  if (unheard === "") return body;
  return `${heard}\n\n[${note} “${unheard}”]`.trim();
}

const note = "This was spoken, and the person interrupted it here. They did not hear the rest:";

/** Messages and characters of a conversation that a model reads; older ones stay unread. */
const historyMessages = 100;
const historyCharacters = 200_000;

/** What was said up to the question, oldest first: the newest messages that fit; the question always does. */
export async function readHistory(db: Db, questionId: string): Promise<HistoryMessage[]> {
  const newestFirst = await listPartsOfBranch(db, questionId, historyMessages);
  const asker = newestFirst[0]?.user_id;
  let left = historyCharacters;
  const kept: HistoryMessage[] = [];
  for (const message of newestFirst) {
    const { role, user_id } = message;
    const { integrity, readers } = user_id === asker ? message : forAnotherPerson(message);
    const text = heardText(message);
    left -= text.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role, text, integrity, readers });
  }
  return kept;
}
