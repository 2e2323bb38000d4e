import { useTexts } from "#platform/web/language/texts.ts";
import type { EventExport } from "../../../contract/index.ts";
import { formatCount } from "../../proof/format-count.ts";
import { ProgressBar } from "../progress-bar.tsx";
import { exportTexts } from "../texts/export-texts.ts";

/** How much of the log an export has looked at. */
export function WritingProgress({ one: { state, doneCount, share } }: { one: EventExport }) {
  const { files: words } = useTexts(exportTexts);
  return (
    <ProgressBar
      label={state === "waiting" ? words.waiting : words.writing(formatCount(doneCount))}
      share={share}
    />
  );
}
