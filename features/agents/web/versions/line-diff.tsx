import { classNames } from "#platform/web/ui/class-names.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { type DiffLine, diffOfLines } from "./diff-of-lines.ts";

/** Two texts line by line: what was removed, what was added, and a little around it. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  const lines = diffOfLines(before, after);
  return (
    <section
      ref={reachWhenScrollable}
      aria-label="Changed lines"
      className="max-h-96 overflow-y-auto rounded-md border border-line-1 bg-paper-1 py-1 font-mono text-xs leading-5"
    >
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </section>
  );
}

function Line({ line }: { line: DiffLine }) {
  if (line.type === "skipped")
    return (
      <p className="bg-paper-2 px-3 text-ink-3">
        {line.count === 1 ? "1 line is the same" : `${line.count} lines are the same`}
      </p>
    );
  const { sign, name, look } = looks[line.type];
  return (
    <p className={classNames("flex gap-2 px-3", look)}>
      <span aria-hidden="true" className="w-3 shrink-0 select-none">
        {sign}
      </span>
      {name && <span className="sr-only">{name}</span>}
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{line.text || "\u00a0"}</span>
    </p>
  );
}

const looks = {
  same: { sign: "", name: "", look: "text-ink-2" },
  added: { sign: "+", name: "Added: ", look: "bg-good-soft text-ink-1" },
  removed: { sign: "−", name: "Removed: ", look: "bg-bad-soft text-ink-1" },
};
