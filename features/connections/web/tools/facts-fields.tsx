import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { ClaimedEffects, ConfirmedFacts } from "../../contract/index.ts";

/** What an admin confirms about a tool. Decisions on its calls rely on it. */
export function FactsFields({ value, claims, onChange }: FactsFieldsProps) {
  const set = (change: Partial<ConfirmedFacts>) => onChange({ ...value, ...change });
  const isClaimed = Object.values(claims).some((claim) => claim !== null);
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line-1 bg-paper-1 p-3">
      <legend className="px-1 text-sm font-semibold text-ink-1">What it may do</legend>
      <p className="text-sm text-ink-2">
        {isClaimed
          ? "Filled in by what the other side says. Nobody checked that: confirm it or choose the worse."
          : "The worst is assumed. Take away only what you know."}
      </p>
      <Checkbox
        label="It changes something"
        checked={value.writes}
        onChange={({ target }) =>
          set(
            target.checked
              ? { writes: true }
              : { writes: false, irreversible: false, external: false, own: false },
          )
        }
      />
      {value.writes && (
        <>
          <Checkbox
            label="What it does cannot be undone"
            checked={value.irreversible}
            onChange={({ target }) => set({ irreversible: target.checked })}
          />
          <Checkbox
            label="People outside the workspace see what it does"
            checked={value.external}
            onChange={({ target }) =>
              set({ external: target.checked, ...(target.checked ? { own: false } : {}) })
            }
          />
          <Checkbox
            label="Only the person it works for sees what it does"
            checked={value.own}
            disabled={value.external}
            onChange={({ target }) => set({ own: target.checked })}
          />
        </>
      )}
      <Checkbox
        label="Calling it twice is the same as calling it once"
        hint="Then a call is repeated after a server has stopped in the middle of it."
        checked={value.idempotent}
        onChange={({ target }) => set({ idempotent: target.checked })}
      />
      <Select
        label="What it reads"
        options={[
          { value: "workspace", label: "Data of the workspace" },
          { value: "person", label: "Data of the person it works for" },
          { value: "outside", label: "Data from outside" },
          { value: "nothing", label: "Nothing" },
        ]}
        value={value.reads}
        onChange={(reads) => set({ reads })}
      />
      <p className="text-xs text-ink-3">
        Its input always leaves this installation, and its results always count as written by strangers.
      </p>
    </fieldset>
  );
}

interface FactsFieldsProps {
  value: ConfirmedFacts;
  claims: ClaimedEffects;
  onChange: (value: ConfirmedFacts) => void;
}
