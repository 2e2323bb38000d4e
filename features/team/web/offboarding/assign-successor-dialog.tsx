import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { GonePerson } from "../../contract/members/member.ts";
import { useMemberActs } from "../members/use-members.ts";
import { SuccessorChoice } from "./successor-choice.tsx";
import { offboardingTexts } from "./texts/offboarding-texts.ts";
import { useOffboarding } from "./use-offboarding.ts";

/** Who takes over from somebody who has left, how much, and what becomes readable to whom. */
export function AssignSuccessorDialog({ person, onClose }: { person: GonePerson; onClose: () => void }) {
  const words = useTexts(offboardingTexts);
  const { assignSuccessor } = useMemberActs();
  const [chosen, setChosen] = useState<string | null>(null);
  const leaving = useOffboarding(person.userId, chosen);
  const successor = leaving.data?.heir ?? null;
  const give = async () => {
    await assignSuccessor(person.userId, successor?.userId ?? null);
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
