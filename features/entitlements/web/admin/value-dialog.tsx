import { useState } from "react";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { entitlementDefinitions, isMetered, type PlanEntitlement } from "../../contract/index.ts";
import { describeForce } from "./describe-value.ts";
import { LimitField, readLimit, typeLimit } from "./limit-field.tsx";
import { useEditPlanValue } from "./use-plan-values.ts";

/** Changes a plan's value of an entitlement. */
export function ValueDialog({ value, planName, onClose }: ValueDialogProps) {
  const { name, kind, unit } = entitlementDefinitions[value.entitlement];
  const force = describeForce(value.entitlement);
  const [isIncluded, setIncluded] = useState(value.valueBoolean === true);
  const [limit, setLimit] = useState(() => typeLimit(value.valueLimit, unit));
  const [trial, setTrial] = useState(() => typeLimit(value.trialLimit, unit));
  const [percent, setPercent] = useState(String(value.softPercent));
  const [overage, setOverage] = useState(value.overage);
  const edit = useEditPlanValue();

  const readValue = (): PlanEntitlement | undefined => {
    if (kind === "boolean") return { ...value, valueBoolean: isIncluded, overage: "block" };
    const valueLimit = readLimit(limit, unit);
    const trialLimit = readLimit(trial, unit);
    const softPercent = readPercent(percent);
    if (valueLimit === undefined || trialLimit === undefined || softPercent === undefined) return undefined;
    const end = isMetered(value.entitlement) ? overage : "block";
    return { ...value, valueLimit, trialLimit, softPercent, overage: end };
  };
  const submit = () => {
    const changed = readValue();
    const message = `${name} of ${planName} is updated.`;
    return (
      changed &&
      edit
        .mutateAsync(changed)
        .then(() => notify({ type: "success", title: "Saved", message, duration: 5000 }))
    );
  };
  return (
    <FormDialog
      size="md"
      title={`${name} of ${planName}`}
      description={
        force
          ? `${force}. Your value is stored for later.`
          : "Applies immediately to every workspace on the plan."
      }
      submitLabel="Save"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) =>
        kind === "boolean" ? (
          <Checkbox
            label="Included in the plan"
            checked={isIncluded}
            onChange={(event) => setIncluded(event.target.checked)}
          />
        ) : (
          <>
            <LimitField
              {...{ unit, isChecked, label: "Limit", openLabel: "No limit", typed: limit, onType: setLimit }}
            />
            <LimitField
              {...{ unit, isChecked, label: "Limit in the trial", openLabel: "As in the plan" }}
              {...{ typed: trial, onType: setTrial }}
            />
            <TextField
              label="Warn at (percent of the limit)"
              inputMode="numeric"
              autoComplete="off"
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
              error={
                isChecked && readPercent(percent) === undefined
                  ? "Enter a whole number from 1 to 100."
                  : undefined
              }
            />
            {isMetered(value.entitlement) && (
              <Select
                label="At the limit"
                options={overages}
                value={overage}
                onChange={setOverage}
                hint="Continuing stops at 120 % of the limit."
              />
            )}
          </>
        )
      }
    </FormDialog>
  );
}

const overages = [
  { value: "block", label: "Stop" },
  { value: "allow", label: "Continue" },
] as const;

function readPercent(typed: string): number | undefined {
  const percent = Number(typed);
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
}

interface ValueDialogProps {
  value: PlanEntitlement;
  planName: string;
  onClose: () => void;
}
