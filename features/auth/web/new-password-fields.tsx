import { useTexts } from "#platform/web/language/texts.ts";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { passwordRule } from "../contract/password-rule.ts";
import type { NewPassword } from "./credentials.ts";
import { EasyPasswordNote } from "./easy-password-note.tsx";
import { authTexts } from "./texts/auth-texts.ts";

/** A new password, typed twice, with a warning when it is easy to guess. */
export function NewPasswordFields({
  label,
  values,
  about,
  errors,
  disabled,
  onChange,
}: NewPasswordFieldsProps) {
  const { forms: words } = useTexts(authTexts);
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
        label={words[label]}
        hint={
          errors.password ? undefined : (
            <>
              {words.atLeast(passwordRule.minLength)}
              <EasyPasswordNote password={values.password} about={about} />
            </>
          )
        }
      />
      <PasswordField {...field("confirmation")} label={words.confirmPassword} />
    </>
  );
}

interface NewPasswordFieldsProps {
  label: "newPassword" | "password";
  values: NewPassword;
  /** What the person is called, one a line. */
  about: string;
  errors: Partial<NewPassword>;
  disabled: boolean;
  onChange: (field: keyof NewPassword, typed: string) => void;
}
