import { Checkbox } from "#platform/web/ui/checkbox.tsx";

/** Teams that somebody joins at once. Nothing where there are none. */
export function TeamChoice({ label, teams, chosen, onChange }: TeamChoiceProps) {
  if (teams.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1.5 grid max-h-40 gap-1.5 overflow-y-auto">
        {teams.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TeamChoiceProps {
  label: string;
  teams: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}
