import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { GonePerson } from "../../contract/members/member.ts";
import { useMemberActs } from "../members/use-members.ts";
import { SuccessorChoice } from "./successor-choice.tsx";
import { leavingTexts } from "./texts/leaving-texts.ts";
import { useLeaving } from "./use-leaving.ts";

/** Who takes over from somebody who has left, how much, and what becomes readable to whom. */
export function TakeOverDialog({ person, onClose }: { person: GonePerson; onClose: () => void }) {
  const words = useTexts(leavingTexts);
  const { takeOver } = useMemberActs();
  const [chosen, setChosen] = useState<string | null>(null);
  const leaving = useLeaving(person.userId, chosen);
  const successor = leaving.data?.heir ?? null;
  const give = async () => {
    await takeOver(person.userId, successor?.userId ?? null);
    notify({ type: "success", title: words.takenOver(successor?.name ?? ""), duration: 4000 });
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
      {() => <SuccessorChoice leaving={leaving} onChoose={setChosen} />}
    </FormDialog>
  );
}
