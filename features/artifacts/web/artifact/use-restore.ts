import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useArtifactActs } from "../api/use-artifact-acts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** Restores a deleted artifact, and which one is being restored. A refusal is told. */
export function useRestore() {
  const words = useTexts(artifactTexts);
  const acts = useArtifactActs();
  const [restoring, setRestoring] = useState<string>();
  const restore = async (id: string) => {
    setRestoring(id);
    try {
      await acts.restore(id);
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error), autoClose: false });
    } finally {
      setRestoring(undefined);
    }
  };
  return [restore, restoring] as const;
}
