import { useTexts } from "#platform/web/language/texts.ts";
import { TextField, type TextFieldProps } from "#platform/web/ui/text-field.tsx";
import { authTexts } from "./texts/auth-texts.ts";

/** Input for an address: e-mail keyboard, no autocorrection. */
export function EmailField({ label, name = "email", onChange, ...rest }: EmailFieldProps) {
  const { forms: words } = useTexts(authTexts);
  return (
    <TextField
      label={label ?? words.email}
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={words.emailPlaceholder}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

interface EmailFieldProps
  extends Pick<TextFieldProps, "autoComplete" | "disabled" | "error" | "hint" | "name" | "onBlur"> {
  label?: string;
  value: string;
  onChange: (email: string) => void;
}
