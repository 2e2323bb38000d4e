import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { api } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { type CutArea, cutPicture } from "./cut-picture.ts";

const maxZoom = 4;

/** Crops the picture to a square and stores it. */
export function CutPictureDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CutArea>();
  const [isReadable, setReadable] = useState(true);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const save = async (address: string, area: CutArea) => {
    await api.PUT("/api/v1/me/avatar", { body: { image: await cutPicture(address, area) } });
    await refreshSessionAgain();
    const message = "Your picture is saved.";
    notify({ id: "profile", type: "success", title: "Success", message, duration: 4000 });
  };

  if (!isReadable)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title="Your picture"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Banner tone="bad">This picture cannot be read. Choose a JPEG, PNG or WebP.</Banner>
      </Dialog>
    );
  return (
    <FormDialog
      title="Your picture"
      description="Drag it, or move it with the arrow keys."
      submitLabel="Save"
      busyLabel="Saving..."
      canSubmit={address !== undefined && area !== undefined}
      onClose={onClose}
      onSubmit={() => (address && area ? save(address, area) : undefined)}
    >
      {() => (
        <>
          <div className="relative h-64 overflow-hidden rounded-md bg-paper-3">
            {address && (
              <Cropper
                image={address}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                crop={crop}
                zoom={zoom}
                maxZoom={maxZoom}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: "", onError: () => setReadable(false) }}
                cropperProps={{ role: "group", "aria-label": "Position of the picture" }}
              />
            )}
          </div>
          <label className="grid gap-1.5 text-sm font-medium">
            Zoom
            <input
              type="range"
              min={1}
              max={maxZoom}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
              className="h-6 accent-accent pointer-coarse:h-11"
            />
          </label>
        </>
      )}
    </FormDialog>
  );
}
