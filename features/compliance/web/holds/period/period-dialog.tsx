import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";
import { readDays } from "./read-days.ts";
import { usePeriod, useSetPeriod } from "./use-period.ts";

/** Sets the period, and says before how many conversations it would delete at once. */
export function PeriodDialog({ present, onClose }: { present: number | null; onClose: () => void }) {
  const { period: words } = useTexts(holdsTexts);
  const store = useSetPeriod();
  const [isOn, setOn] = useState(present !== null);
  const [written, setWritten] = useState(String(present ?? 365));
  const days = readDays(written);
  const { data: preview, isPlaceholderData } = usePeriod(isOn ? days : undefined);
  const options = [
    { value: "off", label: words.keep },
    { value: "on", label: words.delete },
  ] as const;
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      variant={isOn && preview && preview.due > 0 ? "danger-solid" : "primary"}
      onClose={onClose}
      onSubmit={() => (isOn && days === undefined ? undefined : store(isOn && days ? days : null))}
    >
      {({ isChecked }) => (
        <div className="grid grid-cols-1 gap-4">
          <Segmented
            label={words.title}
            className="justify-self-start"
            options={options}
            value={isOn ? "on" : "off"}
            onChange={(value) => setOn(value === "on")}
          />
          {isOn && (
            <TextField
              label={words.days}
              hint={words.daysHint}
              inputMode="numeric"
              value={written}
              onChange={(event) => setWritten(event.target.value)}
              {...(isChecked && days === undefined ? { error: words.wrongDays } : {})}
            />
          )}
          <p role="status" className="text-sm text-ink-2">
            {isOn &&
              days !== undefined &&
              preview &&
              !isPlaceholderData &&
              words.due(preview.due, preview.held)}
          </p>
        </div>
      )}
    </FormDialog>
  );
}
