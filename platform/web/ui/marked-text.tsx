/** A text whose matching pieces are marked, as in the results of a search. */
export function MarkedText({ segments }: { segments: readonly TextSegment[] }) {
  let place = 0;
  return segments.map(({ text, isMatch }) => {
    const key = place;
    place += text.length;
    return isMatch ? (
      <mark key={key} className="rounded-sm bg-brass-soft font-semibold text-ink-1">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

export interface TextSegment {
  text: string;
  isMatch: boolean;
}
