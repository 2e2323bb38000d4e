import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemoryActs } from "./use-memories.ts";

/** Erases all that is remembered, once its person has confirmed it. */
export function EraseAll() {
  const { kept, eraseEverything: words } = useTexts(memoryTexts);
  const { forgetAll } = useMemoryActs();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {kept.eraseAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        onClose={() => setAsking(false)}
        onConfirm={forgetAll}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
