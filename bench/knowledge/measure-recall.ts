import { percentile } from "../stream/closed-loop.ts";
import type { Fact } from "./corpus.ts";
import type { Question, QuestionKind } from "./questions.ts";

export interface Answer {
  /** The first five. */
  items: readonly { documentId: string; number: number }[];
  /** Absent: this way does not say. */
  isAnswered?: boolean;
}

export interface Measured {
  /** Of questions with an answer, those that have it among the first five. */
  recall: number;
  recallOf: Map<QuestionKind, number>;
  /** Questions with an answer that are said to have one, and those without that are said to have none. */
  saidAnswered: number;
  saidUnanswered: number;
  p50: number;
  p95: number;
}

/** Asks all questions one after the other, a few of them before to warm up. */
export async function measureRecall(
  questions: readonly Question[],
  documentIdOf: (fact: Fact) => string,
  ask: (question: string) => Promise<Answer>,
): Promise<Measured> {
  for (const { text } of questions.slice(0, 20)) await ask(text);
  const times: number[] = [];
  const asked: (Question & { isFound: boolean; isAnswered: boolean | undefined })[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const { items, isAnswered } = await ask(question.text);
    times.push(performance.now() - startedAt);
    const { fact } = question;
    const isFound =
      fact !== undefined &&
      items.slice(0, 5).some((item) => item.documentId === documentIdOf(fact) && item.number === fact.number);
    asked.push({ ...question, isFound, isAnswered });
  }
  const part = (of: typeof asked, is: (one: (typeof asked)[number]) => boolean) =>
    of.length === 0 ? 0 : of.filter(is).length / of.length;
  const answerable = asked.filter(({ fact }) => fact);
  const byKind = Map.groupBy(answerable, ({ kind }) => kind);
  return {
    recall: part(answerable, ({ isFound }) => isFound),
    recallOf: new Map([...byKind].map(([kind, of]) => [kind, part(of, ({ isFound }) => isFound)])),
    saidAnswered: part(answerable, ({ isAnswered }) => isAnswered === true),
    saidUnanswered: part(
      asked.filter(({ fact }) => !fact),
      ({ isAnswered }) => isAnswered === false,
    ),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
