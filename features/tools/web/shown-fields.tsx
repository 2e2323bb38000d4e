import type { OutsideMark, ShownCall } from "../contract/index.ts";
import { ShownValue } from "./exact-values/shown-value.tsx";
import { useOwnDomain } from "./use-own-domain.ts";

/** All arguments of a call with their exact values. */
export function ShownFields({ shown, marks, onSeen }: ShownFieldsProps) {
  const ownDomain = useOwnDomain();
  const empty = shown.fields.flatMap(({ label, value }) => (value === "" ? label : []));
  return (
    <dl className="grid gap-2.5">
      {shown.fields.map(
        (field, index) =>
          field.value !== "" && (
            <div
              key={field.label}
              className="grid min-w-0 gap-x-4 gap-y-0.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <dt className="text-sm text-ink-3 wrap-anywhere">{field.label}</dt>
              <dd className="min-w-0">
                <ShownValue
                  {...{ field, ownDomain, onSeen }}
                  marks={marks.filter((mark) => mark.field === index)}
                />
              </dd>
            </div>
          ),
      )}
      {empty.length > 0 && (
        <div className="text-sm text-ink-3">
          <dt className="inline">Empty: </dt>
          <dd className="inline">{empty.join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

interface ShownFieldsProps {
  shown: ShownCall;
  marks: readonly OutsideMark[];
  /** Called with the label of a long value whose end was in view. */
  onSeen?: ((label: string) => void) | undefined;
}
