import { useState } from "react";
import { joinPathPrefix } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";

/** The address of a link that was just made. It is shown this once. */
export function MadeLinkDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { links: words } = useTexts(invitationsTexts);
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${joinPathPrefix}${token}`;
  return (
    <Dialog
      isOpen
      isHeld
      isUnkept={!isCopied}
      onClose={onClose}
      title={words.unnamed}
      description={words.made}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="flex items-start gap-2 rounded-md border border-line-1 bg-paper-1 py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 py-1 font-mono text-xs leading-5 break-all">{address}</p>
        <CopyButton value={address} label={words.copy} onCopied={() => setCopied(true)} />
      </div>
    </Dialog>
  );
}
