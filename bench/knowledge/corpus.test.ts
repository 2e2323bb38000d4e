import { expect, it } from "vitest";
import { collectionCount, factsOf, passageOf, readableCount } from "./corpus.ts";
import { measureRecall } from "./measure-recall.ts";
import { composeQuestions } from "./questions.ts";
import { siteName } from "./subjects.ts";

const perCollection = 800;
const idOf = ({ collection, document }: { collection: number; document: number }) =>
  `${collection}:${document}`;

it("a fact stands in one passage alone, and all sites have other names", () => {
  const facts = Array.from({ length: 3 }, (_, collection) => factsOf(collection, perCollection)).flat();
  const said = facts.map((fact) => `${fact.site} ${fact.topic.name} ${fact.attribute.name}`);
  expect(new Set(said).size).toBe(facts.length);
  expect(new Set(Array.from({ length: 12 * collectionCount }, (_, index) => siteName(index))).size).toBe(480);
});

it("questions and passages are the same ones in each run", () => {
  expect(composeQuestions(40, perCollection)).toEqual(composeQuestions(40, perCollection));
  const [fact] = factsOf(3, 1);
  expect(fact && passageOf(fact)).toEqual(fact && passageOf(fact));
});

it("a fifth of the questions has no answer that the asker may read, the others have one", () => {
  const questions = composeQuestions(40, perCollection);
  expect(questions.filter(({ fact }) => fact === undefined)).toHaveLength(8);
  for (const { fact } of questions) expect(fact?.collection ?? 0).toBeLessThan(readableCount);
});

it("recall counts answers among the first five only", async () => {
  const questions = composeQuestions(10, perCollection);
  const wrong = { documentId: "other", number: 1 };
  const answerAt = (place: number) => (text: string) => {
    const fact = questions.find((question) => question.text === text)?.fact;
    const right = fact ? { documentId: idOf(fact), number: fact.number } : wrong;
    return Promise.resolve({
      items: [...Array.from({ length: place }, () => wrong), right],
      isAnswered: !!fact,
    });
  };
  expect(await measureRecall(questions, idOf, answerAt(4))).toMatchObject({
    ...{ recall: 1, saidAnswered: 1, saidUnanswered: 1 },
  });
  expect((await measureRecall(questions, idOf, answerAt(5))).recall).toBe(0);
});
