import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { EntitlementUnit } from "../../contract/index.ts";
import { nameOfUnit, readAmount, writeAmount } from "./typed-amount.ts";

/** Input of a limit: a number, or a checkbox for none. */
export interface TypedLimit {
  text: string;
  /** No limit, or the checkbox's other meaning. */
  isOpen: boolean;
}

/** Converts a limit to input. */
export function typeLimit(limit: number | null, unit: EntitlementUnit): TypedLimit {
  return { text: limit === null ? "" : writeAmount(limit, unit), isOpen: limit === null };
}

/** Parses the input; null for no limit, undefined for an invalid one. */
export function readLimit({ text, isOpen }: TypedLimit, unit: EntitlementUnit): number | null | undefined {
  return isOpen ? null : readAmount(text, unit);
}

/** Number input with its unit, and a checkbox that replaces it. */
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
        error={isWrong ? "Enter 0 or a higher number, e.g. 300." : undefined}
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
  /** Label of the checkbox: "No limit". */
  openLabel: string;
  unit: EntitlementUnit;
  typed: TypedLimit;
  onType: (typed: TypedLimit) => void;
  /** Whether errors are shown yet. */
  isChecked: boolean;
}
