import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { memoryTexts } from "./texts/memory-texts.ts";

/** Performs one act at a time. A refusal is told. */
export function useToldAct(): { isBusy: boolean; perform: (act: () => Promise<void>) => void } {
  const texts = useTexts(memoryTexts);
  const [isBusy, setBusy] = useState(false);
  const perform = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify({ type: "error", title: texts.notDone, message: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, perform: (act) => void perform(act) };
}
