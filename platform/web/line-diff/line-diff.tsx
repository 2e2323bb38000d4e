import { useMemo } from "react";
import { useTexts } from "../language/texts.ts";
import { classNames } from "../ui/class-names.ts";
import { reachWhenScrollable } from "../ui/reach-when-scrollable.ts";
import { type DiffLine, diffOfLines } from "./diff-of-lines.ts";
import { lineDiffTexts } from "./texts/line-diff-texts.ts";

/** Two texts line by line: what was removed, what was added, and a little around it. */
export function LineDiff({ before, after, className = "max-h-96" }: LineDiffProps) {
  const words = useTexts(lineDiffTexts);
  const lines = useMemo(() => diffOfLines(before, after), [before, after]);
  if (before === after) return <p className="text-sm text-ink-2">{words.nothing}</p>;
  return (
    <section
      ref={reachWhenScrollable}
      aria-label={words.label}
      className={classNames(
        "overflow-y-auto rounded-md border border-line-1 bg-paper-1 py-1 font-mono text-xs leading-5",
        className,
      )}
    >
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </section>
  );
}

interface LineDiffProps {
  before: string;
  after: string;
  className?: string;
}

function Line({ line }: { line: DiffLine }) {
  const words = useTexts(lineDiffTexts);
  if (line.type === "skipped") return <p className="bg-paper-2 px-3 text-ink-3">{words.same(line.count)}</p>;
  const { sign, look } = looks[line.type];
  return (
    <p className={classNames("flex gap-2 px-3", look)}>
      <span aria-hidden="true" className="w-3 shrink-0 select-none">
        {sign}
      </span>
      {line.type !== "same" && <span className="sr-only">{words[line.type]}</span>}
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{line.text || "\u00a0"}</span>
    </p>
  );
}

const looks = {
  same: { sign: "", look: "text-ink-2" },
  added: { sign: "+", look: "bg-good-soft text-ink-1" },
  removed: { sign: "−", look: "bg-bad-soft text-ink-1" },
};
