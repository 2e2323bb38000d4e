import type { Question } from "../../contract/index.ts";
import { QuestionCard } from "./question-card.tsx";
import { useQuestion } from "./use-question.ts";

/** The card of a question that a list brought with it. It stays up to date by itself. */
export function QuestionInList({ question, onSettled }: { question: Question; onSettled: () => void }) {
  const { data } = useQuestion(question);
  return <QuestionCard question={data} isLinked onSettled={onSettled} />;
}
