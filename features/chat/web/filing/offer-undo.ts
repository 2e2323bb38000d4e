import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

const undoToastMs = 8000;
/** The toast of the last act takes the place of the one before. */
const actToastId = "conversations-filed";

/** Says what was done, with Undo for a while. */
export function offerUndo(title: string, undo: () => Promise<unknown>): void {
  const onClick = () =>
    void undo().catch((error: unknown) =>
      notify({
        type: "error",
        title: "This was not undone",
        message: describeError(error),
        autoClose: false,
      }),
    );
  notify({ id: actToastId, type: "info", title, duration: undoToastMs, action: { label: "Undo", onClick } });
}
