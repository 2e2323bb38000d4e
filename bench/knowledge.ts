import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { searchKnowledge } from "../features/knowledge/server/search/search-knowledge.ts";
import { embedQuestion } from "../features/knowledge/server/vectors/embed-question.ts";
import { vectorSearch } from "../features/knowledge/server/vectors/vector-search.ts";
import { noteFigures } from "./figures/figure.ts";
import { collectionCount, readableCount } from "./knowledge/corpus.ts";
import { fillCollections } from "./knowledge/fill-collections.ts";
import { measureIndexing } from "./knowledge/measure-indexing.ts";
import { type Answer, type Measured, measureRecall } from "./knowledge/measure-recall.ts";
import { openKnowledgeInstallation } from "./knowledge/open-knowledge-installation.ts";
import { preparePlainSearch, searchPlainly } from "./knowledge/plain-search.ts";
import { composeQuestions } from "./knowledge/questions.ts";

// Questions with known answers among many passages in 40 collections, of which the asker may read 8: by words, by
// meaning and by both, through the product's own search on the embedded PostgreSQL. The model for embedding is a
// stand-in that knows the other words. Baseline: PostgreSQL's own full-text search of the same passages.
// `npm run bench -- knowledge --passages 4000 --questions 40` is a quick run.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "knowledge"),
  options: {
    passages: { type: "string", default: "100000" },
    questions: { type: "string", default: "250" },
    show: { type: "boolean", default: false },
  },
});
const passages = Number(values.passages);
const questions = composeQuestions(Number(values.questions), passages / collectionCount);

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-knowledge-"));
const installation = await openKnowledgeInstallation(dataDir);
try {
  console.log(`filling ${passages.toLocaleString("en")} passages`);
  const passagesACollection = passages / collectionCount;
  const filled = await fillCollections(installation.pool, {
    passagesACollection,
    modelId: installation.modelId,
  });
  const ctx = installation.as(filled.asker);
  // Also those that the asker may not read are asked for.
  const collectionIds = filled.collectionIds.slice(0, 2 * readableCount);
  const search = async (question: string): Promise<Answer> => {
    const found = await searchKnowledge(ctx, { question, collectionIds, limit: 5 });
    if (values.show)
      console.log(
        question,
        found.isAnswered,
        found.items.map(({ documentTitle: t, place }) => `${t} ${place}`),
      );
    return found;
  };
  const byMeaning = async (question: string): Promise<Answer> => {
    const meant = await embedQuestion(ctx, question);
    if (typeof meant === "string") throw new Error(`The stand-in did not answer: ${meant}`);
    const { ranked } = await vectorSearch(ctx, meant, collectionIds);
    return {
      items: ranked.slice(0, 5).map(({ candidate: c }) => ({ documentId: c.document_id, number: c.number })),
    };
  };
  const measure = (name: string, ask: (question: string) => Promise<Answer>) =>
    measureRecall(questions, filled.documentIdOf, ask).then((measured) => print(name, measured));

  await installation.setMeaning(false);
  await measure("by words", search);
  await installation.setMeaning(true);
  await measure("by meaning", byMeaning);
  const both = await measure("by both", search);
  await preparePlainSearch(installation.pool, collectionIds.slice(0, readableCount));
  const plain = await measure("websearch_to_tsquery and ts_rank_cd", async (question) => ({
    items: await searchPlainly(installation.pool, question),
  }));
  const indexed = await measureIndexing(installation, filled, Math.min(2_000, passages / 10));
  console.log(`indexed: ${Math.round(indexed).toLocaleString("en")} passages/s`);

  const among = `among ${passages.toLocaleString("en")} passages in ${collectionCount} collections`;
  noteFigures(
    {
      name: `Questions with their answer in the first five ${among}`,
      values: [both.recall * 100],
      unit: "percent",
      aim: { atLeast: 85 },
      baseline: { name: "PostgreSQL's full-text search", ratio: both.recall / Math.max(plain.recall, 0.01) },
    },
    {
      name: `A search of knowledge ${among}, p50 / p95`,
      values: [both.p50, both.p95],
      unit: "ms",
      aim: { atMost: 150, of: 1 },
    },
    { name: "Passages indexed per second", values: [indexed], unit: "", aim: { atLeast: 200 } },
  );
} finally {
  await installation.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

function print(name: string, measured: Measured): Measured {
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  const kinds = [...measured.recallOf].map(([kind, recall]) => `${kind} ${percent(recall)}`);
  console.log(
    `${name.padEnd(38)} in the first five ${percent(measured.recall)} (${kinds.join(", ")}), ` +
      `p50 / p95 ${measured.p50.toFixed(1)} / ${measured.p95.toFixed(1)} ms, said to be answered ` +
      `${percent(measured.saidAnswered)}, said not to be ${percent(measured.saidUnanswered)}`,
  );
  return measured;
}
