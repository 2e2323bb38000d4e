import { type ComponentProps, useCallback, useRef } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/** A multi-line input. Grows with its text up to `maxRows`. */
export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  action,
  className,
  id,
  rows = 3,
  maxRows = 12,
  onInput,
  ref,
  ...rest
}: TextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  const keepBox = useCallback(
    (element: HTMLTextAreaElement | null) => {
      box.current = element;
      if (element) growToText(element);
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  return (
    <FieldFrame {...{ label, hint, error, labelHidden, action, className, id }}>
      {(control) => (
        <textarea
          ref={keepBox}
          rows={rows}
          onInput={(event) => {
            growToText(event.currentTarget);
            onInput?.(event);
          }}
          className={classNames(
            controlStyle,
            "read-only:bg-paper-2 field-sizing-content resize-none py-2 leading-5",
          )}
          style={{ minHeight: heightOf(rows), maxHeight: heightOf(maxRows) }}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

/** 20 px per line, 8 px padding above and below, and the border. */
function heightOf(rows: number): string {
  return `${rows * 20 + 18}px`;
}

/** For browsers without `field-sizing`. */
function growToText(element: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}

interface TextAreaProps extends FieldProps, ComponentProps<"textarea"> {
  maxRows?: number;
}
