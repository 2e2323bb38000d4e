import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import type { ShareGrant } from "../../contract/index.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { nameOfGrant } from "./name-of-grant.ts";

/** Asks before somebody loses their last way to something. */
export function WithdrawDialog({ grant, onClose, onConfirm }: WithdrawDialogProps) {
  const words = useTexts(sharingTexts);
  const name = nameOfGrant(words, grant);
  return (
    <ConfirmDialog
      isOpen
      title={words.withdraw.title(name)}
      confirmLabel={words.withdraw.act}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {grant.subject.type === "user" ? words.withdraw.person(name) : words.withdraw.many(grant.people)}
    </ConfirmDialog>
  );
}

interface WithdrawDialogProps {
  grant: ShareGrant;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}
