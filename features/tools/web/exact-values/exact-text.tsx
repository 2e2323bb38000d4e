import type { OutsideMark } from "../../contract/index.ts";
import { cutMarks, type Stretch } from "./cut-marks.ts";
import { revealText } from "./reveal-text.ts";

/**
 * A value exactly as it is: invisible characters are named, and what stands word for word in text from outside carries
 * the name of its source.
 */
export function ExactText({ text, marks, part }: ExactTextProps) {
  return cutMarks(text, marks, part).map((stretch) =>
    stretch.mark ? (
      <Outside key={stretch.start} stretch={stretch} mark={stretch.mark} />
    ) : (
      <Revealed key={stretch.start} text={stretch.text} />
    ),
  );
}

interface ExactTextProps {
  text: string;
  marks: readonly OutsideMark[];
  part?: { start: number; end: number };
}

function Outside({ stretch, mark }: { stretch: Stretch; mark: OutsideMark }) {
  const isEnd = stretch.start + stretch.text.length === mark.end;
  return (
    <mark className="rounded-xs bg-warn-soft text-ink-1 decoration-warn underline decoration-dotted underline-offset-3 box-decoration-clone">
      <Revealed text={stretch.text} />
      {isEnd && (
        <span className="ml-1 inline-block max-w-full rounded-sm border border-warn-line bg-paper-1 px-1 font-sans text-2xs text-warn no-underline wrap-anywhere">
          from {mark.source}
        </span>
      )}
    </mark>
  );
}

function Revealed({ text }: { text: string }) {
  // The pieces of a text are in a fixed order, so their position identifies them.
  return revealText(text).map((piece, index) =>
    piece.type === "visible" ? (
      <span key={keyOf(index)}>{piece.text}</span>
    ) : (
      <span
        key={keyOf(index)}
        title={piece.name}
        className="mx-0.5 rounded-sm border border-bad-line bg-bad-soft px-0.5 font-mono text-2xs text-bad"
      >
        {piece.code}
        <span className="sr-only"> ({piece.name})</span>
      </span>
    ),
  );
}

function keyOf(index: number): string {
  return `piece-${index}`;
}
