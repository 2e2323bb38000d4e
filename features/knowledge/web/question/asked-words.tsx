import { useTexts } from "#platform/web/language/texts.ts";
import { Table } from "#platform/web/ui/table.tsx";
import type { AskedWord } from "../../contract/index.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** The words of a question: how each was understood, how often it occurs, and how much it says. */
export function AskedWords({ asked }: { asked: readonly AskedWord[] }) {
  const { question: words } = useTexts(knowledgeTexts);
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <Table
        caption={words.words}
        rows={asked}
        rowKey={({ word }) => word}
        columns={[
          {
            key: "word",
            header: words.columns.word,
            cell: (one) => (
              <>
                <span className="font-medium wrap-anywhere">{one.word}</span>
                <span className="block text-xs text-ink-2 wrap-anywhere sm:hidden">
                  {understood(one, words)}
                </span>
              </>
            ),
          },
          {
            key: "found as",
            header: words.columns.foundAs,
            // A phone has no room for it: there it stands below the word.
            className: "max-sm:hidden",
            cell: (one) => <span className="text-ink-2 wrap-anywhere">{understood(one, words)}</span>,
          },
          {
            key: "passages",
            header: words.columns.passages,
            isNumeric: true,
            cell: ({ passages }) => passages.toLocaleString("en-US"),
          },
          {
            key: "weight",
            header: words.columns.weight,
            isNumeric: true,
            cell: ({ weight }) => weight.toFixed(2),
          },
        ]}
      />
      <p className="text-xs text-ink-3">{words.weightHint}</p>
    </div>
  );
}

interface Words {
  asWritten: string;
  nowhere: string;
  tooCommon: string;
}

function understood({ foundAs, passages, weight }: AskedWord, words: Words): string {
  if (passages === 0) return words.nowhere;
  if (weight === 0) return words.tooCommon;
  return foundAs.length > 0 ? foundAs.join(", ") : words.asWritten;
}
