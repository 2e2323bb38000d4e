import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { GonePerson } from "../../contract/members/member.ts";
import { useMemberActs } from "../members/use-members.ts";
import { HandedList } from "./handed-list.tsx";
import { leavingTexts } from "./texts/leaving-texts.ts";
import { useLeaving } from "./use-leaving.ts";

/** Who takes over from somebody who has left, how much, and what becomes readable to whom. */
export function TakeOverDialog({ person, onClose }: { person: GonePerson; onClose: () => void }) {
  const words = useTexts(leavingTexts);
  const { takeOver } = useMemberActs();
  const [chosen, setChosen] = useState<string | null>(null);
  const leaving = useLeaving(person.userId, chosen);
  const { heir = null, heirs = [] } = leaving.data ?? {};
  const give = async () => {
    await takeOver(person.userId, heir?.userId ?? null);
    notify({ type: "success", title: words.takenOver(heir?.name ?? ""), duration: 4000 });
  };
  return (
    <FormDialog
      title={words.takeOverTitle(person.name || words.nameless)}
      size="md"
      isReadFirst
      submitLabel={words.takeOverSubmit}
      busyLabel={words.busyTakeOver}
      canSubmit={leaving.data !== undefined}
      onClose={onClose}
      onSubmit={give}
    >
      {() => (
        <div className="grid gap-4">
          {heirs.length > 0 && (
            <Select
              label={words.heir}
              value={heir?.userId ?? null}
              options={heirs.map((one) => ({ value: one.userId, label: one.name }))}
              onChange={setChosen}
            />
          )}
          <UntilLoaded
            of={{ ...leaving, error: leaving.error instanceof Error ? leaving.error : null }}
            title={words.failed}
          />
          {leaving.data && <HandedList leaving={leaving.data} />}
        </div>
      )}
    </FormDialog>
  );
}
