import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import type { ShareGrant } from "../../contract/index.ts";
import { whatStays } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { nameOfGrant } from "./name-of-grant.ts";

/** Asks before somebody loses their last way to something, and says what of it stays with them. */
export function WithdrawDialog({ grant, noun, onClose, onConfirm }: WithdrawDialogProps) {
  const words = useTexts(sharingTexts);
  const name = nameOfGrant(words, grant);
  const stays = whatStays(words, noun);
  return (
    <ConfirmDialog
      isOpen
      title={words.withdraw.title(name)}
      confirmLabel={words.withdraw.act}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{grant.subject.type === "user" ? words.withdraw.person(name) : words.withdraw.many(grant.people)}</p>
      {stays && <p className="mt-2">{stays}</p>}
    </ConfirmDialog>
  );
}

interface WithdrawDialogProps {
  grant: ShareGrant;
  /** Of what is shared. */
  noun: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}
