import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { MarkedText } from "#platform/web/ui/marked-text.tsx";
import type { FoundPassage, KnowledgeSearch } from "../../contract/index.ts";
import { placeBeside } from "../../contract/place-beside.ts";
import { passagePath } from "../document/passage-path.ts";
import { plainText } from "../document/plain-text.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { markWords } from "./mark-words.ts";

/** The passages that a question found, best first, each with why it was found. */
export function FoundPassages({ found, showsCollection }: FoundPassagesProps) {
  const { question: words } = useTexts(knowledgeTexts);
  const hasMeaning = found.withoutMeaning === null;
  return (
    <ol aria-label={words.results} className="grid gap-3">
      {found.items.map((passage) => (
        <li
          key={`${passage.documentId} ${passage.number}`}
          className="grid min-w-0 gap-1.5 rounded-lg border border-line-1 bg-paper-1 p-3 sm:p-4"
        >
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <Link
              to={passagePath(passage.collectionId, passage.documentId, passage.number)}
              className="hit-area min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline"
            >
              {passage.documentTitle}
              <Place of={passage} />
            </Link>
            {showsCollection && (
              <span className="text-xs text-ink-3 wrap-anywhere">{passage.collectionName}</span>
            )}
          </p>
          <p className="max-w-prose text-sm whitespace-pre-wrap text-ink-2 wrap-anywhere">
            <MarkedText segments={markWords(plainText(passage), meant(passage, found))} />
          </p>
          <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-3 tabular-nums">
            <li>{passage.byWords === null ? words.ranks.noWords : words.ranks.words(passage.byWords)}</li>
            {hasMeaning && (
              <li>
                {passage.byMeaning === null ? words.ranks.noMeaning : words.ranks.meaning(passage.byMeaning)}
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Place({ of: { documentTitle, place } }: { of: FoundPassage }) {
  const beside = placeBeside(documentTitle, place);
  return beside && <span className="font-normal text-ink-2">, {beside}</span>;
}

/** The words that stand in a passage, as they are written there. */
function meant({ words }: FoundPassage, found: KnowledgeSearch): string[] {
  return words.flatMap((word) => [
    word,
    ...(found.words.find((asked) => asked.word === word)?.foundAs ?? []),
  ]);
}

interface FoundPassagesProps {
  found: KnowledgeSearch;
  showsCollection: boolean;
}
