import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { ChoiceFrame } from "./choice-frame.tsx";

/** A checkbox. `mixed`: only some of its items are chosen. */
export function Checkbox({ label, hint, mixed = false, className, disabled, id, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);

  const Mark = mixed ? Minus : Check;
  return (
    <ChoiceFrame
      indent="pl-[1.625rem]"
      {...{ label, hint, controlId, hintId, className }}
      isDisabled={disabled}
    >
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
        <input
          ref={input}
          id={controlId}
          type="checkbox"
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          className="peer size-4 appearance-none rounded-sm border border-line-3 bg-paper-1 transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent enabled:hover:border-ink-3 enabled:checked:hover:bg-accent-strong disabled:opacity-55 aria-invalid:border-bad"
          {...rest}
        />
        <Mark
          aria-hidden="true"
          size={12}
          strokeWidth={3.2}
          className="pointer-events-none invisible absolute text-on-accent peer-checked:visible peer-indeterminate:visible"
        />
      </span>
    </ChoiceFrame>
  );
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  label: ReactNode;
  hint?: ReactNode;
  mixed?: boolean;
}
