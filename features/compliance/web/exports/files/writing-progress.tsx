import { useTexts } from "#platform/web/language/texts.ts";
import type { EventExport } from "../../../contract/index.ts";
import { formatCount } from "../../proof/format-count.ts";
import { exportTexts } from "../texts/export-texts.ts";

/** How much of the log an export has looked at. */
export function WritingProgress({ one: { state, doneCount, share } }: { one: EventExport }) {
  const { files: words } = useTexts(exportTexts);
  const label = state === "waiting" ? words.waiting : words.writing(formatCount(doneCount));
  return (
    <div>
      <p className="text-xs text-ink-2 tabular-nums">{label}</p>
      <progress
        aria-label={label}
        max={100}
        value={Math.round(share * 100)}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
