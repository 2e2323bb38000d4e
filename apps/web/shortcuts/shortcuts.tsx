import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { createKeyReader } from "./read-keys.ts";
import { shortcuts } from "./shortcut-list.ts";

const ShortcutDialog = optionalPart(async () => (await import("./shortcut-dialog.tsx")).ShortcutDialog);

/** Listens for shortcuts and shows their list. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [isListWanted, setListWanted] = useState(false);
  const [isListOpen, setListOpen] = useState(false);

  useEffect(() => {
    const read = createKeyReader(shortcuts);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || hasModifier(event) || isTaken(event.target)) return;
      const shortcut = read(event.key);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.to) return void navigate(shortcut.to);
      setListWanted(true);
      setListOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [navigate]);

  if (!isListWanted) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
    </Suspense>
  );
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
