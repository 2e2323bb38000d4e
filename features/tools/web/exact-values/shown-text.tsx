import { classNames } from "#platform/web/ui/class-names.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import type { OutsideMark } from "../../contract/index.ts";
import { EndMark } from "../scroll-gate/end-mark.tsx";
import { ExactText } from "./exact-text.tsx";
import { isLong } from "./is-long.ts";
import { LookAlikeNote } from "./look-alike-note.tsx";
import { findLookAlikes } from "./look-alikes.ts";

/** A long value. Above 2 kB it scrolls in the card and reports once its end was in view. */
export function ShownText({ label, value, marks, isCode = false, onSeen }: ShownTextProps) {
  const scrolls = isLong(value);
  return (
    <>
      <figure
        aria-label={label}
        ref={reachWhenScrollable}
        className={classNames(
          "rounded-md border border-line-1 bg-paper-2 px-3 py-2 whitespace-pre-wrap wrap-anywhere -outline-offset-2",
          isCode ? "font-mono text-xs leading-5" : "text-base",
          scrolls && "max-h-72 overflow-y-auto overscroll-contain",
        )}
      >
        <ExactText text={value} marks={marks} />
        {scrolls && onSeen && <EndMark id={label} onSeen={onSeen} />}
      </figure>
      {findLookAlikes(value).map((found) => (
        <p key={found.host} className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {found.host}
          <LookAlikeNote found={found} />
        </p>
      ))}
    </>
  );
}

interface ShownTextProps {
  label: string;
  value: string;
  marks: readonly OutsideMark[];
  isCode?: boolean;
  onSeen?: ((label: string) => void) | undefined;
}
