import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Availability, LandingContent } from "../../contract/landing-content.ts";

/** Shows whether something can be used today: a filled or a hollow chevron with a word. */
export function AvailabilityMark({ availability, words, className }: AvailabilityMarkProps) {
  const isHere = availability === "here";
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 font-mono text-xs whitespace-nowrap",
        isHere ? "text-accent" : "text-ink-3",
        className,
      )}
    >
      <ChevronIcon isFilled={isHere} sizePx={12} />
      {words[availability]}
    </span>
  );
}

interface AvailabilityMarkProps {
  availability: Availability;
  words: LandingContent["availability"];
  className?: string;
}
