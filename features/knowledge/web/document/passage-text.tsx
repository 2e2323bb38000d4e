import type { RefObject } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { KnowledgePassage } from "../../contract/index.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { plainText } from "./plain-text.ts";

/** One passage with its place. Long documents have thousands: the browser lays out those in view alone. */
export function PassageText({ passage, marked, isChanged }: PassageTextProps) {
  const { page: words } = useTexts(knowledgeTexts).documents;
  const { number, place } = passage;
  const isMarked = marked !== undefined;
  return (
    <li
      ref={marked}
      aria-current={isMarked || undefined}
      className={`min-w-0 border-l-2 py-2 pl-3 [contain-intrinsic-size:auto_12rem] ${isMarked ? "border-accent bg-accent-soft pr-3" : "border-transparent [content-visibility:auto]"}`}
    >
      <h3 className="mb-1 text-xs font-medium text-ink-2 wrap-anywhere tabular-nums">
        {isMarked && (
          <span className="mr-2 font-semibold text-ink-1">{isChanged ? words.citedBefore : words.cited}</span>
        )}
        {place ? `${words.number(number)} · ${place}` : words.number(number)}
      </h3>
      <p className="max-w-prose text-sm whitespace-pre-wrap text-ink-1 wrap-anywhere">{plainText(passage)}</p>
    </li>
  );
}

interface PassageTextProps {
  passage: KnowledgePassage;
  /** The document has another text than the one that was quoted. */
  isChanged: boolean;
  /** Of the passage that is meant. */
  marked?: RefObject<HTMLLIElement | null>;
}
