import { useCallback, useMemo, useState } from "react";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import type { EditedContent } from "../../contract/content/content-version.ts";
import { type ContentPath, type ContentValue, isRecord, setAt } from "./content-value.ts";

interface Draft {
  basedOn: number;
  body: Record<string, ContentValue>;
}

/** What an admin typed and did not publish yet: it outlasts a reload, and what others publish meanwhile. */
export function useDraft({ kind, language, version, body }: EditedContent) {
  const key = `content.${kind}.${language}`;
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(key));
  const published = useMemo(() => JSON.stringify(body), [body]);

  const keep = useCallback(
    (next: Draft | undefined) => {
      if (next) personalStorage.set(key, JSON.stringify(next));
      else personalStorage.delete(key);
      setDraft(next);
    },
    [key],
  );

  const change = (path: ContentPath, value: ContentValue) => {
    const next = setAt(draft?.body ?? body, path, value);
    if (!isRecord(next)) return;
    const isBack = JSON.stringify(next) === published && (draft?.basedOn ?? version) === version;
    keep(isBack ? undefined : { basedOn: draft?.basedOn ?? version, body: next });
  };

  return {
    body: draft?.body ?? body,
    basedOn: draft?.basedOn ?? version,
    isChanged: draft !== undefined,
    /** Somebody published a version that what was typed does not know. */
    isBehind: draft !== undefined && draft.basedOn !== version,
    change,
    discard: () => keep(undefined),
    /** Goes on from the version that is the newest now, with what was typed. */
    rebase: () => draft && keep({ basedOn: version, body: draft.body }),
  };
}

export type DraftState = ReturnType<typeof useDraft>;

function readDraft(key: string): Draft | undefined {
  const text = personalStorage.get(key);
  if (!text) return undefined;
  const read: unknown = JSON.parse(text);
  if (!isRecord(read) || typeof read.basedOn !== "number" || !isRecord(read.body)) return undefined;
  return { basedOn: read.basedOn, body: read.body };
}
