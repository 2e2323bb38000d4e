import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Folder } from "../../contract/index.ts";
import { chatKeys } from "../api/query-keys.ts";

/** Creates a folder, or renames one. */
export function FolderDialog({ folder, onClose }: { folder?: Folder | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(folder?.name ?? "");
  const trimmed = name.trim();
  const problem =
    trimmed === ""
      ? "A folder needs a name."
      : trimmed.length > 60
        ? "A name holds at most 60 characters."
        : undefined;
  const store = async () => {
    const body = { name: trimmed };
    if (folder) await api.PATCH("/api/v1/folders/{id}", { params: { path: { id: folder.id } }, body });
    else await api.POST("/api/v1/folders", { body });
    await client.invalidateQueries({ queryKey: chatKeys.folders });
  };
  return (
    <FormDialog
      title={folder ? "Rename folder" : "New folder"}
      submitLabel={folder ? "Rename" : "Create folder"}
      onClose={onClose}
      onSubmit={() => (problem ? undefined : store())}
    >
      {({ isChecked }) => (
        <TextField
          label="Name"
          value={name}
          maxLength={200}
          autoComplete="off"
          error={isChecked ? problem : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
