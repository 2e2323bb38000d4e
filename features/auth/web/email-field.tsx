import { TextField, type TextFieldProps } from "#platform/web/ui/text-field.tsx";

/** Where one types an address: the right keyboard on a phone, and nothing that corrects it. */
export function EmailField({ label = "Email", name = "email", onChange, ...rest }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="name@company.com"
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
