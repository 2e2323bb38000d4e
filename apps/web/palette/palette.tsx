import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { scrimStyle } from "#platform/web/ui/dialog-style.ts";
import { overlayContainer } from "#platform/web/ui/overlay-root.tsx";
import { PaletteResults } from "./palette-results.tsx";
import { usePaletteGroups } from "./use-palette-groups.ts";

/** Finds pages by their names and conversations by what was said there, and opens one. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={overlayContainer}>
        <Dialog.Backdrop className={scrimStyle} />
        <Dialog.Popup
          aria-label="Find anything"
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-[36rem] flex-col overflow-hidden rounded-xl border border-line-1 bg-float text-ink-1 shadow-dialog outline-none"
        >
          <Finder onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const groups = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(marked, entries.length - 1);

  const open = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked((current + step + entries.length) % entries.length);
    else if (event.key === "Enter") open(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <label className="flex items-center gap-3 border-b border-line-1 px-4">
        <Search aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Find a page, a conversation, or what was said"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none pointer-coarse:text-lg"
        />
      </label>
      <PaletteResults {...{ listId, groups, current }} onOpen={open} onMark={setMarked} />
    </>
  );
}
