import { useTexts } from "#platform/web/language/texts.ts";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { useIsChangingShare } from "../api/use-shares.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SharePanel, type SharePanelProps } from "./share-panel.tsx";

/** Shares anything that can be shared; for people who only have it, says who else does. */
export function ShareDialog({ title, mayShare, note, onClose, ...of }: ShareDialogProps) {
  const words = useTexts(sharingTexts);
  const isBusy = useIsChangingShare(of);
  return (
    <Dialog
      isOpen
      isHeld
      size="wide"
      title={(mayShare ? words.titleOf : words.accessOf)(title || words.shared.untitled)}
      description={mayShare ? [note, words.lead].filter(Boolean).join(" ") : undefined}
      // What is being shared is told here when it is done, or why it was not.
      onClose={() => !isBusy && onClose()}
    >
      <div className="min-h-80">
        <SharePanel {...of} />
      </div>
    </Dialog>
  );
}

interface ShareDialogProps extends SharePanelProps {
  title: string;
  mayShare: boolean;
  /** What readers get with it, if that is more than they see at first. */
  note?: string;
  onClose: () => void;
}
