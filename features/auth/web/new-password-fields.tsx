import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { passwordRule } from "../contract/password-rule.ts";
import type { NewPassword } from "./credentials.ts";

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ label, values, errors, disabled, onChange }: NewPasswordFieldsProps) {
  const field = (name: keyof NewPassword) => ({
    name,
    autoComplete: "new-password",
    value: values[name],
    error: errors[name],
    disabled,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <PasswordField
        {...field("password")}
        label={label}
        hint={errors.password ? undefined : `At least ${passwordRule.minBytes} characters.`}
      />
      <PasswordField {...field("confirmation")} label="Confirm Password" />
    </>
  );
}

interface NewPasswordFieldsProps {
  label: "New Password" | "Password";
  values: NewPassword;
  errors: Partial<NewPassword>;
  disabled: boolean;
  onChange: (field: keyof NewPassword, typed: string) => void;
}
