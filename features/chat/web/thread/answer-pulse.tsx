import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";

/** The sign that an answer is being written, or why it stands still. */
export function AnswerPulse({ isSilent, trouble }: { isSilent: boolean; trouble?: "lost" | "refused" }) {
  return (
    <p className="mt-2 flex min-h-7 items-center gap-2.5 text-sm text-ink-3">
      <ChevronIcon isFilled={false} className="shrink-0 animate-breathe text-accent" />
      <span role={trouble && "status"}>
        {trouble ? troubles[trouble] : <span className={isSilent ? "" : "sr-only"}>Working on it</span>}
      </span>
    </p>
  );
}

const troubles = {
  lost: "Connection lost. Reconnecting…",
  refused: "This answer cannot be followed from here. Load the page again to read it.",
};
