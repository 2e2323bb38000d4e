import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { controlHeight, controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/** A single-line input with label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  action,
  lead,
  trail,
  className,
  inputClassName,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, action, className, id }}>
      {(control) => (
        <span className="relative block">
          {lead && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-3">
              {lead}
            </span>
          )}
          <input
            className={classNames(
              controlStyle,
              controlHeight,
              "read-only:bg-paper-2",
              Boolean(lead) && "pl-9",
              Boolean(trail) && "pr-10 pointer-coarse:pr-12",
              inputClassName,
            )}
            {...rest}
            {...control}
          />
          {trail && <span className="absolute inset-y-0 right-0 flex items-center pr-1">{trail}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children"> {
  lead?: ReactNode;
  trail?: ReactNode;
  inputClassName?: string;
}
