import { describeWaits, type RunWait } from "#features/runs/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { ShownPerson } from "../../contract/index.ts";
import { peopleTexts } from "../people/texts/people-texts.ts";

/** Shows that an answer is being written, or why it is not. It stands still while the run waits. */
export function AnswerPulse({ isSilent, trouble, waits, isForMe, person = null }: AnswerPulseProps) {
  const people = useTexts(peopleTexts);
  const asked = !isForMe && person ? waits.find(({ kind }) => kind in people.waitsFor) : undefined;
  const waitsFor =
    asked && people.waitsFor[asked.kind as keyof typeof people.waitsFor](person?.name ?? people.gone);
  const isWaiting = waits.length > 0;
  return (
    <p className="mt-2 flex min-h-7 items-center gap-2.5 text-sm text-ink-3">
      <ChevronIcon
        isFilled={false}
        className={`shrink-0 ${isWaiting ? (isForMe ? "text-brass" : "text-ink-3") : "animate-breathe text-accent"}`}
      />
      <span role={trouble && "status"}>
        {trouble ? (
          troubles[trouble]
        ) : isWaiting ? (
          (waitsFor ?? describeWaits(waits, isForMe))
        ) : (
          <Working isSilent={isSilent} />
        )}
      </span>
    </p>
  );
}

function Working({ isSilent }: Pick<AnswerPulseProps, "isSilent">) {
  return <span className={isSilent ? "" : "sr-only"}>Working on it</span>;
}

const troubles = {
  lost: "Connection lost. Reconnecting…",
  refused: "This answer cannot be streamed here. Reload the page to read it.",
};

interface AnswerPulseProps {
  isSilent: boolean;
  trouble?: "lost" | "refused" | undefined;
  waits: readonly RunWait[];
  /** Whether the reader is who can end the wait. */
  isForMe: boolean;
  /** For whom the answer is written, when that is somebody else. */
  person?: ShownPerson | null;
}
