import { lazy, Suspense } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Connection } from "../contract/index.ts";
import { useChangeConnection } from "./use-connections.ts";

const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));

export type ConnectionAct = "edit" | "delete";

/** The dialogs of a connection, wherever it is shown. */
export function ConnectionDialogs({ connection, open, onClose, onDeleted }: ConnectionDialogsProps) {
  const { id, name, tools } = connection;
  const { mutateAsync: change } = useChangeConnection(id);
  const remove = async () => {
    try {
      await change({ type: "delete" });
      await onDeleted?.();
    } catch (error) {
      notify({ type: "error", title: "Not deleted", message: describeError(error) });
    }
  };
  return (
    <>
      <Suspense>{open === "edit" && <EditDialog {...{ connection, onClose }} />}</Suspense>
      <ConfirmDialog
        isOpen={open === "delete"}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onClose={onClose}
        onConfirm={remove}
      >
        {describeLoss(tools.approved)}
      </ConfirmDialog>
    </>
  );
}

function describeLoss(approved: number): string {
  const tools = approved === 1 ? "1 approved tool is" : `${approved} approved tools are`;
  return `Its key or sign-in is deleted, and ${approved === 0 ? "no approved tool is" : tools} lost for assistants. Answers that used it stay.`;
}

interface ConnectionDialogsProps {
  connection: Connection;
  open: ConnectionAct | undefined;
  onClose: () => void;
  onDeleted?: () => void | Promise<void>;
}
