import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { ShownField } from "../../contract/index.ts";

/** One editable argument. Addresses stand one a line. */
export function EditField({ field, value, error, isLocked, onChange }: EditFieldProps) {
  const { label, kind } = field;
  const control = {
    ...{ label, value, readOnly: isLocked },
    ...(error && { error }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === "text") return <TextArea {...control} rows={4} maxRows={16} />;
  if (kind === "addresses") {
    return <TextArea {...control} rows={1} maxRows={8} hint="One address a line." spellCheck={false} />;
  }
  return <TextField {...control} {...(kind === "url" && { inputMode: "url", spellCheck: false })} />;
}

interface EditFieldProps {
  field: ShownField;
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (value: string) => void;
}
