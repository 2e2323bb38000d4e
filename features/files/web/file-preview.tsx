import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { PictureView } from "./picture-view.tsx";
import { PreviewState } from "./preview-state.tsx";
import { closePreview, type Previewed } from "./preview-store.ts";
import { TextView } from "./text-view.tsx";

/** A file as text with its places, or as an image. Nothing of it runs. */
export function FilePreview({ file: { fileId, name, place } }: { file: Previewed }) {
  const {
    data: file,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["file", fileId],
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/files/{id}", { params: { path: { id: fileId } }, signal })).data,
  });
  return (
    <Dialog
      isOpen
      onClose={closePreview}
      size="lg"
      title={name}
      description={
        file?.isCutShort ? "The first two million characters. Download the file for the rest." : undefined
      }
      footer={
        <Button icon={<Download aria-hidden="true" size={16} />} onClick={() => void download(fileId, name)}>
          Download
        </Button>
      }
    >
      {!file && (
        <PreviewState
          {...{ text: "Loading the file", error, isRetrying: isFetching, onRetry: () => void refetch() }}
        />
      )}
      {file?.kind === "image" && <PictureView fileId={fileId} name={name} />}
      {file && file.kind !== "image" && <TextView fileId={fileId} place={place} />}
    </Dialog>
  );
}

async function download(id: string, name: string): Promise<void> {
  try {
    const { data } = await api.GET("/api/v1/files/{id}/content", {
      params: { path: { id } },
      parseAs: "blob",
    });
    const address = URL.createObjectURL(new Blob([data as BlobPart]));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    // The browser has taken it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    notify({
      type: "error",
      title: "The file was not downloaded",
      message: describeError(error),
      autoClose: false,
    });
  }
}
