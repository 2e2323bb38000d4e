import { type RunPart, RunPartsView } from "#features/runs/web/index.tsx";
import type { splitHeard } from "./split-heard.ts";

/** The parts of an answer. A continued one shows where it goes on. An interrupted spoken answer is divided into heard and unheard parts. */
export function AnswerParts({ parts, isGrowing, cut, continuedParts = 0 }: AnswerPartsProps) {
  if (!cut && continuedParts > 0) {
    return (
      <>
        <RunPartsView parts={parts.slice(0, continuedParts)} isGrowing={false} />
        <p className="my-3 flex items-center gap-3 text-xs text-ink-3 before:h-px before:w-6 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
          Continued
        </p>
        <RunPartsView parts={parts.slice(continuedParts)} isGrowing={isGrowing} />
      </>
    );
  }
  if (!cut) return <RunPartsView parts={parts} isGrowing={isGrowing} />;
  return (
    <>
      <RunPartsView parts={cut.heard} isGrowing={false} />
      <p className="mt-3 flex items-center gap-3 text-xs text-ink-3 before:h-px before:w-6 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
        <span>
          You interrupted here<span className="sr-only">. The rest was not played.</span>
        </span>
      </p>
      <div className="mt-2 border-l-2 border-line-2 border-dashed pl-3.5">
        <RunPartsView parts={cut.unheard} isGrowing={isGrowing} />
      </div>
    </>
  );
}

interface AnswerPartsProps {
  parts: readonly RunPart[];
  isGrowing: boolean;
  /** How many of the first parts are of the version that it continues. */
  continuedParts?: number;
  /** The parts before and after the point of interruption. Undefined without one. */
  cut: ReturnType<typeof splitHeard>;
}
