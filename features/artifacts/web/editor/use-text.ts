import { useState } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import type { Artifact } from "../../contract/index.ts";
import type { ArtifactActs } from "../api/use-artifact-acts.ts";
import { keepUnsaved, readUnsaved, type UnsavedText } from "./unsaved-text.ts";

/** What a person types into an artifact, until it is saved as a version. A newer version never takes it away. */
export function useText(artifact: Artifact, acts: ArtifactActs, onSaved: (version: number) => void) {
  const { id, content, version } = artifact;
  const [unsaved, setUnsaved] = useState(() => readUnsaved(id));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keep = (next: UnsavedText | undefined) => {
    keepUnsaved(id, next);
    setUnsaved(next);
  };
  const isChanged = unsaved !== undefined && unsaved.text !== content;

  const saveOver = async (base: number) => {
    if (!isChanged || isSaving) return;
    const sent = unsaved.text;
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await acts.save(id, base, sent);
      // What was typed meanwhile goes on from what was saved.
      const now = readUnsaved(id);
      const next = saved?.version ?? base;
      keep(now && now.text !== sent ? { version: next, text: now.text } : undefined);
      onSaved(next);
    } catch (error) {
      // Both texts are shown once the newer one has come.
      if (!(error instanceof ApiError && error.code === "artifact.changed_meanwhile"))
        setFailure(describeError(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    text: unsaved?.text ?? content,
    ...{ isChanged, isSaving, failure },
    /** Somebody saved a newer version than the one that was changed. */
    isBehind: isChanged && unsaved.version < version,
    type: (text: string) =>
      keep(text === content ? undefined : { version: unsaved?.version ?? version, text }),
    save: () => saveOver(unsaved?.version ?? version),
    /** Saves after the newest version, which was looked at. */
    saveAnyway: () => saveOver(version),
    discard: () => keep(undefined),
  };
}

export type TypedText = ReturnType<typeof useText>;
