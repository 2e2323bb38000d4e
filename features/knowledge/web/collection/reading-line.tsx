import { RotateCcw } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { Collection, CollectionProgress } from "../../contract/index.ts";
import { useProgress, useRetry } from "../api/use-progress.ts";
import type { reading as english } from "../texts/english-reading.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** How far a collection is read, in a line, while something is left to do or has failed. */
export function ReadingLine({ collection }: { collection: Collection }) {
  const { reading: words } = useTexts(knowledgeTexts);
  const { id, abilities, documents } = collection;
  const { data } = useProgress(id);
  const retry = useRetry(id);
  const meaning = data?.meaning ?? null;
  const said = sentencesOf(documents, meaning, words);
  if (said.length === 0) return null;
  const hasFailed = documents.failed > 0 || (meaning?.refused ?? 0) > 0;
  const isWorking = documents.waiting > 0 || isMeaningBehind(meaning);
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2 tabular-nums"
    >
      {isWorking && <Spinner sizePx={14} />}
      <p className="min-w-0">{said.join(" · ")}</p>
      {hasFailed && abilities.edit && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={14} />}
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {words.retry}
        </Button>
      )}
    </section>
  );
}

type Meaning = CollectionProgress["meaning"];

function isMeaningBehind(meaning: Meaning): boolean {
  return meaning !== null && meaning.done < meaning.passages;
}

function sentencesOf(
  { total, waiting, failed }: Collection["documents"],
  meaning: Meaning,
  words: ReadingWords,
): string[] {
  const said = [
    ...(waiting > 0 ? [words.documents(total - waiting - failed, total)] : []),
    ...(failed > 0 ? [words.failed(failed)] : []),
    ...(meaning && isMeaningBehind(meaning) ? [words.meaning(meaning.done, meaning.passages)] : []),
    ...(meaning && meaning.refused > 0 ? [words.refused(meaning.refused)] : []),
  ];
  return said.map((part, index) => (index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part));
}

type ReadingWords = typeof english;
