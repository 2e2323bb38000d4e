import type { OutsideMark, ShownField } from "../../contract/index.ts";
import { ExactText } from "./exact-text.tsx";
import { LookAlikeNote } from "./look-alike-note.tsx";
import { findLookAlikes } from "./look-alikes.ts";
import { ShownAddress } from "./shown-address.tsx";
import { ShownText } from "./shown-text.tsx";
import { ShownUrl } from "./shown-url.tsx";

/** The exact value of one argument, by its kind. */
export function ShownValue({ field, marks, ownDomain, onSeen }: ShownValueProps) {
  const { kind, label, value } = field;
  if (value === "") return <span className="text-ink-3">empty</span>;
  switch (kind) {
    case "addresses":
      return (
        <ul className="grid gap-0.5">
          {placesOfLines(value).map(({ start, end }) => (
            <ShownAddress key={start} {...{ value, start, end, marks, ownDomain }} />
          ))}
        </ul>
      );
    case "url":
      return <ShownUrl value={value} marks={marks} />;
    case "text":
    case "json":
      return <ShownText {...{ label, value, marks, onSeen }} isCode={kind === "json"} />;
    case "line":
      return (
        <span className="wrap-anywhere">
          <ExactText text={value} marks={marks} />
          <LookAlikeNote found={findLookAlikes(value)[0]} />
        </span>
      );
  }
}

interface ShownValueProps {
  field: ShownField;
  marks: readonly OutsideMark[];
  ownDomain: string | undefined;
  /** Called with the label when the end of a long value was in view. */
  onSeen?: ((label: string) => void) | undefined;
}

/** Where the lines of a value stand that are not empty, without the line feeds. */
function placesOfLines(value: string): { start: number; end: number }[] {
  let start = 0;
  return value.split("\n").flatMap((line) => {
    const place = { start, end: start + line.length };
    start += line.length + 1;
    return line.trim() === "" ? [] : [place];
  });
}
