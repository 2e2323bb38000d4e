import { TextField } from "#platform/web/ui/text-field.tsx";

/** Input for a code. Phones suggest the code of the newest text message. */
export function CodeField({ isNumber, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      inputMode={isNumber ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={isNumber ? 12 : 40}
      inputClassName="font-mono tracking-widest"
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

interface CodeFieldProps {
  label: string;
  isNumber: boolean;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (typed: string) => void;
}
