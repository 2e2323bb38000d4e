import { useTexts } from "#platform/web/language/texts.ts";
import type { Archive } from "../../contract/index.ts";
import { ProgressBar } from "../exports/progress-bar.tsx";
import { formatCount } from "../proof/format-count.ts";
import { archiveTexts } from "./texts/archive-texts.ts";

/** How much of its contents an archive has gone through. */
export function PackingProgress({ one: { state, doneCount, share } }: { one: Archive }) {
  const words = useTexts(archiveTexts);
  return (
    <ProgressBar
      label={state === "waiting" ? words.waiting : words.writing(formatCount(doneCount))}
      share={share}
    />
  );
}
