import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A small control with its label on the right. The whole area is clickable. */
export function ChoiceFrame({
  label,
  hint,
  controlId,
  hintId,
  isDisabled,
  indent,
  className,
  children,
}: ChoiceFrameProps) {
  return (
    <div className={classNames("flex flex-col", className)}>
      <label
        htmlFor={controlId}
        className={classNames(
          "flex min-h-6 items-start gap-2.5 py-0.5 text-base pointer-coarse:min-h-11 pointer-coarse:py-3",
          isDisabled && "text-ink-3",
        )}
      >
        {children}
        {label}
      </label>
      {hint && (
        <p id={hintId} className={classNames("text-xs text-ink-3", indent)}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  controlId: string;
  hintId?: string;
  isDisabled?: boolean;
  /** Padding that aligns the hint with the label. */
  indent: string;
  className?: string;
  children: ReactNode;
}
