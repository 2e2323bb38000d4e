import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useMemberActs } from "../members/use-members.ts";
import { SuccessorChoice } from "./successor-choice.tsx";
import { offboardingTexts } from "./texts/offboarding-texts.ts";
import { useOffboarding } from "./use-offboarding.ts";

/** Removes somebody, or lets oneself go: who takes over, how much, and what becomes readable to whom. */
export function OffboardingDialog({ userId, name, isSelf, onClose }: OffboardingDialogProps) {
  const words = useTexts(offboardingTexts);
  const { remove, leave } = useMemberActs();
  const [chosen, setChosen] = useState<string | null>(null);
  const leaving = useOffboarding(userId, chosen);
  const successor = leaving.data?.heir ?? null;
  const end = async () => {
    const successorId = successor?.userId ?? null;
    if (isSelf) await leave(successorId);
    else await remove(userId, successorId);
    if (!isSelf) notify({ type: "success", title: words.removed(name), duration: 4000 });
  };
  return (
    <FormDialog
      title={isSelf ? words.leaveTitle : words.removeTitle(name)}
      description={isSelf ? words.leaveLead : words.removeLead}
      size="md"
      variant="danger"
      isReadFirst
      submitLabel={isSelf ? words.leave : words.remove}
      busyLabel={isSelf ? words.busyLeave : words.busyRemove}
      canSubmit={leaving.data !== undefined}
      onClose={onClose}
      onSubmit={end}
    >
      {() => <SuccessorChoice leaving={leaving} onChoose={setChosen} />}
    </FormDialog>
  );
}

interface OffboardingDialogProps {
  userId: string;
  name: string;
  /** One's own leaving. */
  isSelf: boolean;
  onClose: () => void;
}
