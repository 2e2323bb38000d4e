import { readLink } from "#platform/web/markdown/read-link.ts";
import type { OutsideMark } from "../../contract/index.ts";
import { ExactText } from "./exact-text.tsx";
import { LookAlikeNote } from "./look-alike-note.tsx";
import { findLookAlikes } from "./look-alikes.ts";

/** A URL in full, with what deserves caution about its host. It is no link. */
export function ShownUrl({ value, marks }: { value: string; marks: readonly OutsideMark[] }) {
  const link = readLink(value);
  const [suspect] = findLookAlikes(value);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-mono text-xs leading-5" dir="ltr">
        <ExactText text={value} marks={marks} />
      </p>
      {link && (
        <p className="text-xs text-ink-2">
          Leads to <strong className="font-semibold text-ink-1">{link.host}</strong>
          <LookAlikeNote found={suspect} />
        </p>
      )}
      {link?.warnings.map((warning) => (
        <p key={warning} className="text-xs text-warn">
          {warning}
        </p>
      ))}
    </div>
  );
}
