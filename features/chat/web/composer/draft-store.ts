import type { LimitReached } from "#features/entitlements/web/index.tsx";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** Text that was typed and not sent. */
export interface Draft {
  text: string;
  /** Why the last attempt failed. */
  failure?: string;
  /** The limit that refused it. */
  limit?: LimitReached | undefined;
  /** The ids of earlier attempts at exactly this text. A retry uses them again. */
  triedAs?: SendingAttempt;
  /** Texts being sent. A page reload restores them into the draft. */
  onTheirWay?: readonly SendingAttempt[];
}

export interface SendingAttempt {
  id: string;
  /** The id of the conversation, if the text starts one. */
  conversationId: string;
  text: string;
}

const prefix = "draft.";
const empty: Draft = { text: "" };
const known = new Map<string, Draft>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  known.clear();
  tell();
});

/** The draft of a place, stored for the lifetime of the tab. */
export function readDraft(place: string): Draft {
  const draft = known.get(place) ?? load(place);
  known.set(place, draft);
  return draft;
}

/** Stores the draft of a place. Deletes an empty one. */
export function keepDraft(place: string, draft: Draft): void {
  known.set(place, draft);
  if (draft.text === "" && !draft.onTheirWay) personalStorage.delete(prefix + place);
  else personalStorage.set(prefix + place, JSON.stringify(draft));
  tell();
}

/** Moves a text from the draft to "being sent". Returns its ids, the same for the same text. */
export function beginSending(place: string, text: string, newId: () => string): SendingAttempt {
  const { triedAs, onTheirWay = [] } = readDraft(place);
  const attempt = triedAs?.text === text ? triedAs : { id: newId(), conversationId: newId(), text };
  keepDraft(place, { text: "", onTheirWay: [...onTheirWay, attempt] });
  return attempt;
}

/** The text was stored. The same text sent again becomes a new message. */
export function endSending(place: string, attempt: SendingAttempt): void {
  keepDraft(place, without(attempt, readDraft(place)));
}

/** The text was not stored. It is restored in front of text typed since. */
export function failSending(
  place: string,
  attempt: SendingAttempt,
  failure: string,
  limit?: LimitReached,
): void {
  const draft = readDraft(place);
  // Its author has left, and their drafts were deleted.
  if (!draft.onTheirWay?.some(({ id }) => id === attempt.id)) return;
  const text = joinTexts(attempt.text, draft.text);
  keepDraft(place, {
    ...onItsWay(without(attempt, draft)),
    ...{ text, failure, triedAs: attempt },
    ...(limit && { limit }),
  });
}

/** Appends a text to the draft of a place. */
export function addToDraft(place: string, text: string): void {
  keepDraft(place, { ...readDraft(place), text: joinTexts(readDraft(place).text, text) });
}

/** Puts a suggestion into the box. Another suggestion makes way for it; what the person typed stays in front of it. */
export function suggestText(place: string, text: string, suggestions: readonly string[]): void {
  const typed = readDraft(place).text;
  if (typed.trim() === "" || suggestions.includes(typed)) keepDraft(place, { ...readDraft(place), text });
  else addToDraft(place, text);
}

/** Appends the draft of a place that is gone to the one of another. */
export function rescueDraft(from: string, to: string): void {
  const { text } = readDraft(from);
  if (!text) return;
  addToDraft(to, text);
  keepDraft(from, { ...readDraft(from), text: "" });
}

/** Moves the draft from one place to another. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  keepDraft(from, { text: "", ...onItsWay(draft) });
  if (draft.text) keepDraft(to, { text: draft.text });
}

/** Calls back on every change of a draft. Returns the unsubscribe function. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(place: string): Draft {
  try {
    const draft: unknown = JSON.parse(personalStorage.get(prefix + place) ?? "null");
    if (isDraft(draft)) return takeBack(draft);
  } catch {
    // Not a draft of ours: ignored.
  }
  return empty;
}

/** After a page reload no text is being sent any more. */
function takeBack({ onTheirWay = [], ...draft }: Draft): Draft {
  const triedAs = onTheirWay.at(-1);
  if (!triedAs) return draft;
  const sent = onTheirWay.map(({ text }) => text).reduce(joinTexts);
  return { text: joinTexts(sent, draft.text), triedAs };
}

/** The outcome of this attempt is known. */
function without({ id }: SendingAttempt, { onTheirWay, ...draft }: Draft): Draft {
  const others = onTheirWay?.filter((other) => other.id !== id) ?? [];
  return others.length > 0 ? { ...draft, onTheirWay: others } : draft;
}

/** The part of a draft that is being sent. */
export function onItsWay({ onTheirWay }: Draft): Pick<Draft, "onTheirWay"> {
  return onTheirWay ? { onTheirWay } : {};
}

function joinTexts(first: string, second: string): string {
  return first && second ? `${first}\n\n${second}` : first || second;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
