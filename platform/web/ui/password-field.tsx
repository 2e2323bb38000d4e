import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** An input of a password or a key, with a button that reveals it. */
export function PasswordField({ disabled, isKey = false, ...rest }: PasswordFieldProps) {
  const { password: words } = useTexts(sharedTexts);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const show = isKey ? words.showKey : words.show;
  const hide = isKey ? words.hideKey : words.hide;
  return (
    <TextField
      {...rest}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trail={
        <button
          type="button"
          aria-label={isShown ? hide : show}
          disabled={disabled}
          onClick={() => setShown(!isShown)}
          className="grid size-7 place-items-center rounded-sm text-ink-3 transition-colors enabled:hover:bg-paper-3 enabled:hover:text-ink-1 pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" size={16} />
        </button>
      }
    />
  );
}

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trail"> {
  /** Whether it takes a key, or another secret that is no password. */
  isKey?: boolean;
}
