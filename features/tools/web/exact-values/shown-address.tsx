import { classNames } from "#platform/web/ui/class-names.ts";
import type { OutsideMark } from "../../contract/index.ts";
import { ExactText } from "./exact-text.tsx";
import { LookAlikeNote } from "./look-alike-note.tsx";
import { lookAlikeOf } from "./look-alikes.ts";

/** One address of a field, complete. Its domain is set off, and highlighted when it is not one's own. */
export function ShownAddress({ value, start, end, marks, ownDomain }: ShownAddressProps) {
  const address = value.slice(start, end);
  const at = address.lastIndexOf("@");
  const [domain = ""] = at === -1 ? [] : address.slice(at + 1).split(">", 1);
  const domainStart = start + at + 1;
  const domainEnd = domainStart + domain.length;
  const isOutside = at !== -1 && domain.toLowerCase() !== ownDomain;
  return (
    <li className="min-w-0 wrap-anywhere" dir="ltr">
      <ExactText text={value} marks={marks} part={{ start, end: at === -1 ? end : domainStart }} />
      {at !== -1 && (
        <>
          <strong
            className={classNames("font-semibold", isOutside && "rounded-xs bg-brass-soft px-0.5 text-brass")}
          >
            <ExactText text={value} marks={marks} part={{ start: domainStart, end: domainEnd }} />
            {isOutside && <span className="sr-only"> (another domain than yours)</span>}
          </strong>
          <ExactText text={value} marks={marks} part={{ start: domainEnd, end }} />
          <LookAlikeNote found={lookAlikeOf(domain)} />
        </>
      )}
    </li>
  );
}

interface ShownAddressProps {
  /** The whole field, and where this address stands in it. */
  value: string;
  start: number;
  end: number;
  marks: readonly OutsideMark[];
  ownDomain: string | undefined;
}
