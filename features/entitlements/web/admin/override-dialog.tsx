import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type EntitlementKey, entitlementDefinitions, entitlementKeys } from "../../contract/index.ts";
import { describeTooLong } from "./describe-too-long.ts";
import { describeForce } from "./describe-value.ts";
import { endOfDay } from "./end-of-day.ts";
import { LimitField, readLimit } from "./limit-field.tsx";
import { usePutOverride } from "./use-overrides.ts";

/** Overrides an entitlement of one workspace. */
export function OverrideDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const [entitlement, setEntitlement] = useState<EntitlementKey>("messages");
  const [effect, setEffect] = useState<"give" | "remove">("give");
  const [limit, setLimit] = useState({ text: "", isOpen: false });
  const [reason, setReason] = useState("");
  const [lastDay, setLastDay] = useState("");
  const put = usePutOverride(workspaceId);
  const { name, kind, unit } = entitlementDefinitions[entitlement];
  const force = describeForce(entitlement);
  const isCounted = kind !== "boolean" && effect === "give";
  const valueLimit = isCounted ? readLimit(limit, unit) : null;
  const endsAt = endOfDay(lastDay);

  const submit = () => {
    if (valueLimit === undefined || endsAt === undefined || !reason.trim()) return undefined;
    if (describeTooLong(reason, longestReason)) return undefined;
    const override = {
      ...{ isRemoved: effect === "remove", valueLimit, endsAt, reason },
      valueBoolean: kind === "boolean" && effect === "give" ? true : null,
    };
    const message = `${name} of this workspace is updated.`;
    return put
      .mutateAsync({ entitlement, override })
      .then(() => notify({ type: "success", title: "Saved", message, duration: 5000 }));
  };
  return (
    <FormDialog size="md" title="Add an override" submitLabel="Save" onClose={onClose} onSubmit={submit}>
      {({ isChecked }) => (
        <>
          <Select
            label="Entitlement"
            options={whats}
            value={entitlement}
            onChange={setEntitlement}
            hint={force && `${force}. Your value is stored for later.`}
          />
          <Select
            label="The workspace has"
            options={[
              {
                value: "give",
                label: kind === "boolean" ? "Included" : "Custom limit",
              },
              { value: "remove", label: "Not included" },
            ]}
            value={effect}
            onChange={setEffect}
          />
          {isCounted && (
            <LimitField
              {...{ unit, isChecked, label: "Limit", openLabel: "No limit", typed: limit, onType: setLimit }}
            />
          )}
          <TextField
            label="Last day"
            type="date"
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
            hint="Leave empty for no end."
            error={isChecked && endsAt === undefined ? "Choose today or a later day." : undefined}
          />
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            hint="Other admins see it with the override."
            error={isChecked && !reason.trim() ? "Enter a reason." : describeTooLong(reason, longestReason)}
          />
        </>
      )}
    </FormDialog>
  );
}

const longestReason = 500;
const whats = entitlementKeys
  .filter((key) => !entitlementDefinitions[key].isCountedOnly)
  .map((value) => ({ value, label: entitlementDefinitions[value].name }));
