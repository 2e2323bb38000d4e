import { TextField } from "#platform/web/ui/text-field.tsx";

/** Where one types a code; phones offer the one of the message that has just come. */
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
