import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Kbd } from "#platform/web/ui/kbd.tsx";
import { shortcuts } from "./shortcut-list.ts";

/** The list of shortcuts. */
export function ShortcutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <dl className="divide-y divide-line-1">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
