import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { EntitlementUnit } from "../../contract/index.ts";
import { nameOfUnit, readAmount, writeAmount } from "./typed-amount.ts";

/** What stands in the field of a limit: a number, or a tick for none. */
export interface TypedLimit {
  text: string;
  /** No limit, or whatever else the tick stands for. */
  isOpen: boolean;
}

/** A limit as it is typed. */
export function typeLimit(limit: number | null, unit: EntitlementUnit): TypedLimit {
  return { text: limit === null ? "" : writeAmount(limit, unit), isOpen: limit === null };
}

/** The limit that was typed, null where it is open; undefined while it is none. */
export function readLimit({ text, isOpen }: TypedLimit, unit: EntitlementUnit): number | null | undefined {
  return isOpen ? null : readAmount(text, unit);
}

/** A number with its unit, or a tick that stands in its place. */
export function LimitField({ label, openLabel, unit, typed, onType, isChecked }: LimitFieldProps) {
  const name = nameOfUnit(unit);
  const isWrong = isChecked && readLimit(typed, unit) === undefined;
  return (
    <div className="grid gap-2">
      <TextField
        label={name ? `${label}, in ${name}` : label}
        inputMode="decimal"
        autoComplete="off"
        value={typed.isOpen ? "" : typed.text}
        disabled={typed.isOpen}
        error={isWrong ? "Enter a number from 0 up, e.g. 300." : undefined}
        onChange={(event) => onType({ ...typed, text: event.target.value })}
      />
      <Checkbox
        label={openLabel}
        checked={typed.isOpen}
        onChange={(event) => onType({ ...typed, isOpen: event.target.checked })}
      />
    </div>
  );
}

interface LimitFieldProps {
  label: string;
  /** What the tick stands for: "No limit". */
  openLabel: string;
  unit: EntitlementUnit;
  typed: TypedLimit;
  onType: (typed: TypedLimit) => void;
  /** Whether what is wrong is said already. */
  isChecked: boolean;
}
