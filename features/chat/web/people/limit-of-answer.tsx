import { LimitNotice, type RunWait } from "#features/runs/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Message } from "../../contract/index.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** The card of an answer at its limit. Others than its person read who chooses whether it goes on. */
export function LimitOfAnswer({ message: { runId, author }, waits }: LimitOfAnswerProps) {
  const words = useTexts(peopleTexts);
  const whoChooses = author ? words.choosesAtLimit(author.name ?? words.gone) : undefined;
  return <LimitNotice {...{ runId, waits, whoChooses }} />;
}

interface LimitOfAnswerProps {
  message: Pick<Message, "runId" | "author">;
  waits: readonly RunWait[];
}
