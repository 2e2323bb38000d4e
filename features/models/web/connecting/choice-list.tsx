import { useId } from "react";
import { ProviderChoice, providerChoices } from "../../contract/index.ts";

/** The kinds of providers, one of which is chosen. */
export function ChoiceList({ value, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink-1">Provider</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {ProviderChoice.options.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-10 min-w-0 items-center rounded-md border border-line-2 bg-paper-1 px-2.5 py-1.5 text-sm font-medium text-ink-2 transition-colors hover:border-line-3 hover:text-ink-1 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink-1 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 size-full appearance-none rounded-md outline-none"
            />
            {providerChoices[choice].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceListProps {
  value: ProviderChoice;
  onChange: (choice: ProviderChoice) => void;
}
