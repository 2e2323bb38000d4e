import { useState } from "react";
import { TextField } from "#platform/web/ui/text-field.tsx";

/** A time of day. Changed when the field is left, so that no time between is stored. */
export function TimeField({ label, value, refused, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const error = typed !== undefined && typed === refused?.value ? refused.why : undefined;
  return (
    <TextField
      type="time"
      label={label}
      className="w-36"
      value={typed ?? value}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed && !error && typed !== value) onChange(typed);
        if (!error) setTyped(undefined);
      }}
    />
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  /** A time that may not be chosen, and why. */
  refused?: { value: string; why: string };
  onChange: (value: string) => void;
}
