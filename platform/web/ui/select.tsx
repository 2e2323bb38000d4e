import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlHeight, controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/**
 * One choice from a short list. It is the browser's own select: phones show their picker, and stylable lists
 * look like our menus (theme/select.css).
 */
export function Select<Value extends string>({
  label,
  hint,
  error,
  labelHidden,
  action,
  options,
  value,
  onChange,
  placeholder = "Choose",
  className,
  id,
  ...rest
}: SelectProps<Value>) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, action, className, id }}>
      {(control) => (
        <span className="relative block">
          <select
            value={value ?? ""}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(controlStyle, controlHeight, "styled-select pr-9", !value && "text-ink-3")}
            {...rest}
            {...control}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown
            aria-hidden="true"
            size={16}
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-3"
          />
        </span>
      )}
    </FieldFrame>
  );
}

interface SelectProps<Value extends string>
  extends FieldProps,
    Omit<ComponentProps<"select">, "value" | "onChange" | "children" | "multiple"> {
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
}
