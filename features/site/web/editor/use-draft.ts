import { useCallback, useEffect, useState } from "react";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import type { EditedContent } from "../../contract/content/content-version.ts";
import { type ContentPath, type ContentValue, isRecord, setAt } from "./content-value.ts";
import { type Draft, dropSetAside, findMerge, readDraft, settle, swapSetAside, withBody } from "./draft.ts";
import { type Choices, isEqual } from "./merge-sections.ts";

/**
 * An admin's unpublished draft. It survives a reload and other people's publications: their changes elsewhere
 * are merged; conflicts are resolved through `merge`.
 */
export function useDraft(content: EditedContent) {
  const { kind, language, version, body } = content;
  const key = `content.${kind}.${language}`;
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(personalStorage.get(key)));

  const keep = useCallback(
    (next: Draft | undefined) => {
      if (next) personalStorage.set(key, JSON.stringify(next));
      else personalStorage.delete(key);
      setDraft(next);
    },
    [key],
  );

  const merge = findMerge(draft, content);
  const isAsking = merge !== undefined && merge.conflicts.length > 0;
  const isToSettle = merge !== undefined && !isAsking;
  useEffect(() => {
    if (isToSettle && draft) keep(settle(draft, { version, body }));
  }, [isToSettle, draft, keep, version, body]);

  const change = (path: ContentPath, value: ContentValue) => {
    const own = draft ?? { basedOn: version, base: body, body };
    const next = setAt(own.body, path, value);
    if (isRecord(next)) keep(withBody(own, next, content));
  };

  const isChanged = draft !== undefined && !isEqual(draft.body, body);
  const setAside = draft?.setAside ?? [];
  return {
    body: draft?.body ?? body,
    basedOn: draft?.basedOn ?? version,
    isChanged,
    /** True when something would be lost with the draft. */
    isHeld: isChanged || setAside.length > 0,
    /** The unresolved conflicts. */
    conflicts: isAsking ? merge.conflicts : [],
    taken: draft?.taken,
    setAside,
    change,
    discard: () => keep(undefined),
    choose: (choices: Choices) => draft && keep(settle(draft, content, choices)),
    swap: (index: number) => draft && keep(swapSetAside(draft, index)),
    drop: (index: number) => {
      if (!draft) return;
      const rest = dropSetAside(draft, index);
      keep(withBody(rest, rest.body, content));
    },
    /** Set-aside sections stay when the rest is published. */
    published: (newest: number) =>
      keep(
        draft && setAside.length > 0
          ? { basedOn: newest, base: draft.body, body: draft.body, setAside }
          : undefined,
      ),
  };
}

export type DraftState = ReturnType<typeof useDraft>;
