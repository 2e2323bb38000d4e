import { TriangleAlert } from "lucide-react";

/** Says where nobody could approve, beside the switch that would need them. Nothing where somebody can. */
export function OtherDeciderNote({ needsOther, hasOtherDecider }: OtherDeciderNoteProps) {
  if (hasOtherDecider === true) return null;
  if (hasOtherDecider === null) {
    return needsOther ? (
      <p className="text-sm text-ink-2">
        In a workspace with one owner or admin, nobody can approve what that person asks for.
      </p>
    ) : null;
  }
  return (
    <p className="flex gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {needsOther ? "Nobody can approve" : "With this on, nobody could approve"} what you ask for: you are
        the only owner or admin here.
      </span>
    </p>
  );
}

interface OtherDeciderNoteProps {
  needsOther: boolean;
  /** Whether somebody else is there who could approve what the reader asks for. Null: unknown. */
  hasOtherDecider: boolean | null;
}
