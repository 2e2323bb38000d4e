import { type ComponentProps, type ReactNode, useId } from "react";
import { ChoiceFrame } from "./choice-frame.tsx";

/** Turns something on or off at once, without a save button. */
export function Switch({ label, hint, className, disabled, id, ...rest }: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  return (
    <ChoiceFrame
      indent="pl-[2.375rem]"
      {...{ label, hint, controlId, hintId, className }}
      isDisabled={disabled}
    >
      <input
        {...asSwitch}
        id={controlId}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        className="relative mt-0.5 h-4 w-7 shrink-0 appearance-none rounded-full border border-line-3 bg-paper-3 transition-colors before:absolute before:top-px before:left-px before:size-3 before:rounded-full before:bg-ink-3 before:transition-[translate,background-color] before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-3 checked:before:bg-on-accent enabled:hover:border-ink-3 disabled:opacity-55"
        {...rest}
      />
    </ChoiceFrame>
  );
}

/** Browsers map the checked state of a checkbox to the switch role too. */
const asSwitch = { type: "checkbox", role: "switch" } as const;

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}
