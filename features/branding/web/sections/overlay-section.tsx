import { Archive, Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";
import { FormDialogSpecimen } from "./form-dialog-specimen.tsx";

export function OverlaySection() {
  const [open, setOpen] = useState<"dialog" | "confirm">();
  const [isPinned, setPinned] = useState(true);
  const close = () => setOpen(undefined);
  return (
    <DesignSection
      id="overlays"
      title="What floats"
      note="Only what floats casts a shadow. Escape closes it and the focus goes back to where it was."
    >
      <Specimen name="Dialogs">
        <Button onClick={() => setOpen("dialog")}>Rename conversation</Button>
        <Button variant="danger" onClick={() => setOpen("confirm")}>
          Delete conversation
        </Button>
        {open === "dialog" && <FormDialogSpecimen onClose={close} />}
        <ConfirmDialog
          isOpen={open === "confirm"}
          onClose={close}
          onConfirm={() => {}}
          title="Delete this conversation?"
          confirmLabel="Delete conversation"
        >
          Its 42 messages are gone after 30 days. The record of what the assistant did stays in the log.
        </ConfirmDialog>
      </Specimen>
      <Specimen name="Menu, popover, tooltip">
        <Menu
          trigger={
            <IconButton
              label="More actions"
              icon={<MoreHorizontal aria-hidden="true" size={16} />}
              variant="secondary"
            />
          }
          items={[
            {
              key: "rename",
              label: "Rename",
              icon: <Pencil size={16} />,
              shortcut: ["r"],
              onSelect: () => setOpen("dialog"),
            },
            {
              key: "copy",
              label: "Copy last answer",
              icon: <Copy size={16} />,
              shortcut: ["⌘", "⇧", "C"],
              onSelect: () => {},
            },
            {
              key: "archive",
              label: "Archive",
              icon: <Archive size={16} />,
              isDisabled: true,
              onSelect: () => {},
            },
            { key: "pinned", type: "check", label: "Pinned", isChecked: isPinned, onChange: setPinned },
            { key: "rule", type: "rule" },
            {
              key: "delete",
              label: "Delete",
              icon: <Trash2 size={16} />,
              isDangerous: true,
              onSelect: () => setOpen("confirm"),
            },
          ]}
        />
        <Popover trigger={<Button>Why was I asked?</Button>} title="Why was I asked?">
          <p className="text-ink-2">
            The assistant has read text from outside, and this would change something.
          </p>
        </Popover>
        <Tooltip label="Opens the record in the log" keys={["g", "l"]}>
          <Button variant="ghost">Record</Button>
        </Tooltip>
      </Specimen>
    </DesignSection>
  );
}
