import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** Switches between two to four views of the same content. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames("inline-flex rounded-lg border border-line-1 bg-paper-3 p-0.5", className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-7 items-center gap-1.5 rounded-md border border-transparent px-2.5 text-sm font-medium text-ink-2 transition-colors select-none hover:text-ink-1 has-checked:border-line-2 has-checked:bg-paper-1 has-checked:text-ink-1 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-10"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full appearance-none rounded-md outline-none"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}
