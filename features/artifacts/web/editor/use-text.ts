import { useEffect, useRef, useState } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import { type Artifact, mostCharacters } from "../../contract/index.ts";
import type { ArtifactActs } from "../api/use-artifact-acts.ts";
import { useWhenBack } from "../api/use-when-back.ts";
import { keepUnsaved, readUnsaved, type UnsavedText } from "./unsaved-text.ts";

/** What a person types into an artifact, until it is saved as a version. A newer version never takes it away. */
export function useText(artifact: Artifact, acts: ArtifactActs, { onSaved, onDiscarded }: TextListeners) {
  const { id, title, content, version } = artifact;
  const [unsaved, setUnsaved] = useState(() => readUnsaved(id));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // What a toast puts back later is asked then.
  const latest = useRef(unsaved);
  const keep = (next: UnsavedText | undefined) => {
    latest.current = next;
    keepUnsaved(id, next);
    setUnsaved(next);
  };
  const isChanged = unsaved !== undefined && unsaved.text !== content;
  const isTooLong = isChanged && unsaved.text.length > mostCharacters;
  useAskBeforeLeaving(isChanged);

  const send = async (asked: AskedSave) => {
    if (isSaving) return;
    const { base, text: sent } = asked;
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await acts.save(id, base, sent);
      // What was typed meanwhile goes on from what was saved.
      const now = latest.current;
      const next = saved?.version ?? base;
      keep(now && now.text !== sent ? { version: next, text: now.text } : undefined);
      onSaved({ version: next, title: saved?.title ?? title, text: sent });
    } catch (error) {
      // Both texts are shown once the newer one has come.
      if (!(error instanceof ApiError && error.code === "artifact.changed_meanwhile"))
        setFailure({ message: describeError(error), ...(isTransientError(error) && { asked }) });
      await acts.readAgain(id).catch(() => undefined);
    } finally {
      setSaving(false);
    }
  };

  const saveOver = async (base: number) => {
    if (isChanged && !isTooLong) await send({ base, text: unsaved.text });
  };

  // Saving is asked for once: what the connection kept from the server is sent when it is back, as it stood then.
  const waiting = isChanged ? failure?.asked : undefined;
  useWhenBack(waiting && (() => void send(waiting)));

  return {
    text: unsaved?.text ?? content,
    ...{ isChanged, isTooLong, isSaving, failure: failure?.message },
    /** Somebody saved a newer version than the one that was changed. While a save is under way, it may be that one. */
    isBehind: isChanged && !isSaving && unsaved.version < version,
    type: (text: string) => {
      const isTakenBack = text === content && !isSaving;
      keep(isTakenBack ? undefined : { version: unsaved?.version ?? version, text });
      if (isTakenBack) setFailure(undefined);
    },
    save: () => saveOver(unsaved?.version ?? version),
    /** Saves after the newest version, which was looked at. */
    saveAnyway: () => saveOver(version),
    /** What was typed can be put back, while nothing else has been typed. */
    discard: () => {
      if (!unsaved) return;
      keep(undefined);
      setFailure(undefined);
      onDiscarded(() => latest.current === undefined && keep(unsaved));
    },
  };
}

interface Failure {
  message: string;
  /** The save that is sent again, where the server was not reached. */
  asked?: AskedSave;
}

/** A text that its person wants saved. What they type afterwards is another one. */
interface AskedSave {
  /** The version that it follows. */
  base: number;
  text: string;
}

interface TextListeners {
  /** With what is saved now. */
  onSaved: (saved: { version: number; title: string; text: string }) => void;
  onDiscarded: (putBack: () => void) => void;
}

export type TypedText = ReturnType<typeof useText>;

/** The browser asks before the tab is closed: a reload keeps what is typed, a closed tab does not. */
function useAskBeforeLeaving(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isHeld]);
}
