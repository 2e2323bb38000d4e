import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Hold } from "../../contract/index.ts";
import { dayOf, endOfDay } from "../log/filter/days.ts";
import { holdsTexts } from "./texts/holds-texts.ts";
import { useHoldActs } from "./use-holds.ts";

/** Changes when a hold ends by itself. */
export function HoldEndDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const { end: words, dialog } = useTexts(holdsTexts);
  const { changeEnd } = useHoldActs();
  const [day, setDay] = useState(dayOf(hold.endsAt ?? undefined));
  const isPast = day !== "" && new Date(endOfDay(day)) <= new Date();
  const save = async () => {
    await changeEnd(hold.id, day ? endOfDay(day) : null);
    notify({ type: "success", title: words.done, duration: 4_000 });
  };
  return (
    <FormDialog
      title={words.title}
      description={hold.name}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (isPast ? undefined : save())}
    >
      {({ isChecked }) => (
        <TextField
          label={dialog.ends}
          hint={dialog.endsHint}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          {...(isChecked && isPast ? { error: dialog.past } : {})}
        />
      )}
    </FormDialog>
  );
}
