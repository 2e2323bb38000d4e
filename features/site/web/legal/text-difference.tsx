import { classNames } from "#platform/web/ui/class-names.ts";
import type { TextChange } from "../../contract/content/content-version.ts";
import { collapseUnchanged } from "./collapse-unchanged.ts";

/** A text with additions and deletions. Long unchanged parts are shortened. */
export function TextDifference({ changes, labels, lang, className }: TextDifferenceProps) {
  return (
    <div
      lang={lang}
      className={classNames("text-sm whitespace-pre-wrap text-ink-2 wrap-anywhere", className)}
    >
      {collapseUnchanged(changes).map(({ state, text }, index) => {
        const key = `${index} ${state}`;
        if (state === "same") return <span key={key}>{text}</span>;
        const Tag = state === "added" ? "ins" : "del";
        return (
          <Tag key={key} className={state === "added" ? added : removed}>
            <span className="sr-only"> [{state === "added" ? labels.added : labels.removed}: </span>
            {text}
            <span className="sr-only">] </span>
          </Tag>
        );
      })}
    </div>
  );
}

const added = "rounded-sm bg-good-soft text-ink-1 underline decoration-good underline-offset-2";
const removed = "rounded-sm bg-bad-soft text-ink-2 line-through decoration-bad";

interface TextDifferenceProps {
  changes: readonly TextChange[];
  labels: { added: string; removed: string };
  lang?: string | undefined;
  className?: string;
}
