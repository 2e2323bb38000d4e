import { type RunPart, RunPartsView } from "#features/agents/web/index.tsx";
import { splitHeard } from "./split-heard.ts";

/** What an answer says and did; of one that was interrupted while it was spoken, also what was not heard. */
export function AnswerParts({ parts, isGrowing, heardCharacters }: AnswerPartsProps) {
  const cut = splitHeard(parts, heardCharacters);
  if (!cut) return <RunPartsView parts={parts} isGrowing={isGrowing} />;
  return (
    <>
      <RunPartsView parts={cut.heard} isGrowing={false} />
      <p className="mt-3 flex items-center gap-3 text-xs text-ink-3 before:h-px before:w-6 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
        You interrupted here
      </p>
      <section
        aria-label="Not heard"
        className="mt-2 border-l-2 border-line-2 border-dashed pl-3.5 opacity-75"
      >
        <RunPartsView parts={cut.unheard} isGrowing={isGrowing} />
      </section>
    </>
  );
}

interface AnswerPartsProps {
  parts: readonly RunPart[];
  isGrowing: boolean;
  /** Characters of its text that were heard; null where nobody interrupted it. */
  heardCharacters: number | null;
}
