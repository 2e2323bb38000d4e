import type { HistoryMessage } from "#features/runs/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Continued } from "./message.repository.ts";
import { readHistory } from "./read-history.ts";

/** What an interrupted answer had written. */
export interface Interrupted extends Continued {
  label: Label;
}

export interface HistoryFor {
  questionId: string;
  personId: string;
  continues?: Interrupted | undefined;
}

/** What the model reads to answer a question, or to continue an interrupted answer to it. */
export async function historyFor(
  db: Db,
  { questionId, personId, continues }: HistoryFor,
): Promise<HistoryMessage[]> {
  const history = await readHistory(db, questionId, personId);
  const question = history.at(-1);
  if (!continues || !question) return history;
  const { integrity, readers } = question;
  return [
    ...history,
    { role: "assistant", text: continues.body, ...continues.label },
    { role: "user", text: goOn, integrity, readers },
  ];
}

const goOn =
  "Your last answer was cut off. Continue it exactly where it ends. Do not repeat, summarize or announce anything.";
