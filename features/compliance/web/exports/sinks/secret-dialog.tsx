import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { exportTexts } from "../texts/export-texts.ts";

/** Shows the secret of a webhook, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { secret: words } = useTexts(exportTexts);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      isHeld
      isUnkept={!isCopied}
      title={words.title}
      description={words.text}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="flex items-start gap-1">
        <code className="min-w-0 flex-1 rounded-md border border-line-1 bg-paper-2 p-2 font-mono text-sm wrap-anywhere">
          {secret}
        </code>
        <CopyButton value={secret} label={words.copy} onCopied={() => setCopied(true)} />
      </div>
    </Dialog>
  );
}
