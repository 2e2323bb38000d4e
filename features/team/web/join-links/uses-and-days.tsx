import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { joinLinkLimits } from "../../contract/join-links/join-link-limits.ts";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";

const dayValues = ["1", "7", "30", "90"] as const;

/** How often a link works, and how long. */
export interface LinkLife {
  uses: string;
  days: (typeof dayValues)[number];
}

export const usualLife: LinkLife = { uses: "10", days: "7" };

/** The number of uses; undefined when it is none. */
export function readUses(typed: string): number | undefined {
  const uses = Number(typed);
  return Number.isInteger(uses) && uses >= 1 && uses <= joinLinkLimits.uses ? uses : undefined;
}

export function UsesAndDays({ life, onChange, isChecked }: UsesAndDaysProps) {
  const { dialog: words } = useTexts(invitationsTexts).links;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        label={words.uses}
        inputMode="numeric"
        value={life.uses}
        onChange={(event) => onChange({ ...life, uses: event.target.value })}
        {...(isChecked && readUses(life.uses) === undefined && { error: words.usesError })}
      />
      <Select
        label={words.days}
        options={dayValues.map((value) => ({ value, label: words.dayOptions[value] }))}
        value={life.days}
        onChange={(days) => onChange({ ...life, days })}
      />
    </div>
  );
}

interface UsesAndDaysProps {
  life: LinkLife;
  onChange: (life: LinkLife) => void;
  isChecked: boolean;
}
