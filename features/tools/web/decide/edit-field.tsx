import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { ShownField } from "../../contract/index.ts";
import { whatHides } from "./what-hides.ts";

/** One editable argument, with what its input would not show. Addresses stand one a line. */
export function EditField({ field, value, error, isLocked, onChange }: EditFieldProps) {
  const { label, kind } = field;
  const hidden = whatHides(value);
  const control = {
    ...{ label, value, readOnly: isLocked },
    ...((kind === "addresses" || hidden.length > 0) && { hint: <Hints of={{ kind, hidden }} /> }),
    ...(error && { error }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === "text") return <TextArea {...control} rows={4} maxRows={16} />;
  if (kind === "addresses") {
    return <TextArea {...control} rows={1} maxRows={8} spellCheck={false} />;
  }
  return <TextField {...control} {...(kind === "url" && { inputMode: "url", spellCheck: false })} />;
}

function Hints({ of: { kind, hidden } }: { of: { kind: ShownField["kind"]; hidden: readonly string[] } }) {
  return (
    <>
      {kind === "addresses" && <span className="block">One address a line.</span>}
      {hidden.map((sentence) => (
        <span key={sentence} className="block text-warn wrap-anywhere">
          {sentence}
        </span>
      ))}
    </>
  );
}

interface EditFieldProps {
  field: ShownField;
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (value: string) => void;
}
