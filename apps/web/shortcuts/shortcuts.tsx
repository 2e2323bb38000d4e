import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { createKeyReader } from "./read-keys.ts";
import { shortcuts } from "./shortcut-list.ts";

const ShortcutDialog = optionalPart(async () => (await import("./shortcut-dialog.tsx")).ShortcutDialog);
const Palette = optionalPart(async () => (await import("../palette/palette.tsx")).Palette);

type Overlay = "list" | "palette";

/** Listens for shortcuts. Shows their list and the palette, each loaded on first use. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Overlay>();
  const [wanted, setWanted] = useState<readonly Overlay[]>([]);

  useEffect(() => {
    const read = createKeyReader(shortcuts);
    const show = (overlay: Overlay) => {
      setWanted((before) => (before.includes(overlay) ? before : [...before, overlay]));
      setOpen(overlay);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Also while typing, and instead of the browser's own search.
      if (isPaletteKey(event)) {
        event.preventDefault();
        return show("palette");
      }
      if (event.defaultPrevented || event.repeat || hasModifier(event) || isTaken(event.target)) return;
      const shortcut = read(event.key);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.to) return void navigate(shortcut.to);
      show("list");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [navigate]);

  const close = () => setOpen(undefined);
  return (
    <Suspense fallback={null}>
      {wanted.includes("list") && <ShortcutDialog isOpen={open === "list"} onClose={close} />}
      {wanted.includes("palette") && <Palette isOpen={open === "palette"} onClose={close} />}
    </Suspense>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Inputs, open dialogs and menus keep their keys. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
  return target.closest(`${typing}, [role="dialog"], [role="menu"], [role="listbox"]`) !== null;
}
