import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Hold } from "../../contract/index.ts";
import { holdsTexts } from "./texts/holds-texts.ts";
import { useHoldActs } from "./use-holds.ts";

/** Asks before what a hold kept can be deleted again. */
export function ReleaseHoldDialog({ hold: { id, name }, onClose }: { hold: Hold; onClose: () => void }) {
  const { release: words } = useTexts(holdsTexts);
  const { release } = useHoldActs();
  const confirm = async () => {
    try {
      await release(id);
      notify({ type: "success", title: words.done(name), duration: 4_000 });
    } catch (error) {
      notify({ type: "error", title: words.failed, message: describeError(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.title(name)}
      confirmLabel={words.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
