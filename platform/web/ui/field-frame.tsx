import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** Label, hint and error of a control, linked by ids. */
export function FieldFrame({ label, hint, error, labelHidden, action, className, children, id }: FrameProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label htmlFor={controlId} className="text-sm font-medium text-ink-1">
          {label}
        </label>
        {action}
      </div>
      {children({
        id: controlId,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-xs text-bad">
          <CircleAlert aria-hidden="true" size={14} className="mt-px shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface FieldProps {
  label: string;
  /** One sentence of help below the control. */
  hint?: ReactNode;
  error?: string;
  labelHidden?: boolean;
  /** A small link or button at the end of the label's line. */
  action?: ReactNode;
}

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FrameProps extends FieldProps {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}
