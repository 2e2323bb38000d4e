import { useId, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { RetentionPeriod } from "../../../contract/index.ts";
import { holdsTexts } from "../texts/holds-texts.ts";
import { readDays } from "./read-days.ts";
import { usePreview, useSetPeriod } from "./use-periods.ts";
import { wordsOfKind } from "./words-of-kind.ts";

/** Sets a period. Says before what it would delete today, and has that confirmed. */
export function PeriodDialog({ period, onClose }: { period: RetentionPeriod; onClose: () => void }) {
  const { period: words } = useTexts(holdsTexts);
  const { kind, days: present } = period;
  const { name, daysLabel, note, count } = wordsOfKind(words, kind);
  const store = useSetPeriod(kind);
  const [isOn, setOn] = useState(present !== null);
  const [written, setWritten] = useState(String(present ?? 365));
  const [isConfirmed, setConfirmed] = useState(false);
  const problemId = useId();
  const days = isOn ? readDays(written, period) : undefined;
  const { data: preview, isPlaceholderData } = usePreview(kind, days);
  const isShorter = days !== undefined && (present === null || days < present);
  // Where nothing is old enough there is nothing to confirm.
  const isConsequent = isShorter && (!preview || isPlaceholderData || preview.due > 0);
  const canSave = isOn ? days !== undefined && (!isConsequent || isConfirmed) : true;
  const save = async () => {
    await store(days ?? null);
    notify({ type: "success", title: words.done(name), duration: 4_000 });
  };
  const options = [
    { value: "off", label: words.keep },
    { value: "on", label: words.delete },
  ] as const;
  return (
    <FormDialog
      title={name}
      submitLabel={words.submit}
      variant={isConsequent ? "danger-solid" : "primary"}
      onClose={onClose}
      onSubmit={() => (canSave ? save() : undefined)}
    >
      {({ isChecked }) => (
        <div className="grid grid-cols-1 gap-4">
          <Segmented
            label={name}
            className="justify-self-start"
            options={options}
            value={isOn ? "on" : "off"}
            onChange={(value) => setOn(value === "on")}
          />
          {isOn && (
            <TextField
              label={daysLabel}
              hint={words.daysHint(period.fewestDays, period.mostDays)}
              inputMode="numeric"
              value={written}
              onChange={(event) => setWritten(event.target.value)}
              {...(isChecked && days === undefined
                ? { error: words.wrongDays(period.fewestDays, period.mostDays) }
                : {})}
            />
          )}
          {isOn && note && <p className="text-sm text-ink-2">{note}</p>}
          <p role="status" className="text-sm text-ink-2">
            {days !== undefined &&
              preview &&
              !isPlaceholderData &&
              words.due(count(preview.due), preview.due, preview.held > 0 ? count(preview.held) : "")}
          </p>
          {isConsequent && (
            <div className="grid gap-1">
              <Checkbox
                label={words.confirm}
                checked={isConfirmed}
                onChange={(event) => setConfirmed(event.target.checked)}
                {...(isChecked && !isConfirmed
                  ? { "aria-invalid": true, "aria-describedby": problemId }
                  : {})}
              />
              {isChecked && !isConfirmed && (
                <p id={problemId} className="text-sm text-bad">
                  {words.needsConfirmation}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </FormDialog>
  );
}
