import { useState } from "react";
import type { Shape } from "./describe-schema.ts";
import type { FieldProps } from "./field-props.ts";
import { GroupFields } from "./value-field.tsx";

/**
 * A collapsible section of the form. Its fields are mounted only while open, and always when one has a
 * problem.
 */
export function FormSection({ label, ...fields }: FormSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const place = `${fields.path.join(".")}.`;
  const isToBlame = [...fields.problems.keys()].some((each) => each.startsWith(place));
  const isShown = isOpen || isToBlame;
  return (
    <details
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="min-w-0 rounded-lg border border-line-1"
    >
      <summary className="cursor-pointer rounded-lg px-4 py-3 text-base font-semibold hover:bg-paper-2">
        {label}
        {isToBlame && <span className="ml-2 text-sm font-normal text-bad">something to correct</span>}
      </summary>
      {isShown && (
        <div className="px-3 pt-3 pb-4 sm:px-4">
          <GroupFields {...fields} />
        </div>
      )}
    </details>
  );
}

interface FormSectionProps extends Omit<FieldProps, "shape"> {
  shape: Extract<Shape, { type: "group" }>;
}
