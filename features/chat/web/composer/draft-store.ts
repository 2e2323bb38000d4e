import type { LimitReached } from "#features/entitlements/web/index.tsx";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";

/** What was typed and not yet sent. */
export interface Draft {
  text: string;
  /** Why the text could not be sent the last time. */
  failure?: string;
  /** The limit at which it was refused. */
  limit?: LimitReached | undefined;
  /** The ids under which this very text was tried to be sent; sending it again uses them again. */
  triedAs?: SendingAttempt;
  /** Texts of which it is not known yet what became of them; a page that is loaded meanwhile has them again. */
  onTheirWay?: readonly SendingAttempt[];
}

export interface SendingAttempt {
  id: string;
  /** The conversation that it begins, if it begins one. */
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

/** The draft of a place, kept as long as the tab. */
export function readDraft(place: string): Draft {
  const draft = known.get(place) ?? load(place);
  known.set(place, draft);
  return draft;
}

/** Keeps the draft of a place; an empty one is forgotten. */
export function keepDraft(place: string, draft: Draft): void {
  known.set(place, draft);
  if (draft.text === "" && !draft.onTheirWay) personalStorage.delete(prefix + place);
  else personalStorage.set(prefix + place, JSON.stringify(draft));
  tell();
}

/** Empties the place of a text that is being sent and answers the ids to send it under, the same for the same text. */
export function beginSending(place: string, text: string, newId: () => string): SendingAttempt {
  const { triedAs, onTheirWay = [] } = readDraft(place);
  const attempt = triedAs?.text === text ? triedAs : { id: newId(), conversationId: newId(), text };
  keepDraft(place, { text: "", onTheirWay: [...onTheirWay, attempt] });
  return attempt;
}

/** The text was stored: the same words sent again are another message. */
export function endSending(place: string, attempt: SendingAttempt): void {
  keepDraft(place, without(attempt, readDraft(place)));
}

/** The text was not stored: it is back in its place, before whatever was typed since. */
export function failSending(
  place: string,
  attempt: SendingAttempt,
  failure: string,
  limit?: LimitReached,
): void {
  const draft = readDraft(place);
  // Whoever wrote it has left, and with them all their drafts.
  if (!draft.onTheirWay?.some(({ id }) => id === attempt.id)) return;
  const text = joinTexts(attempt.text, draft.text);
  keepDraft(place, {
    ...onItsWay(without(attempt, draft)),
    ...{ text, failure, triedAs: attempt },
    ...(limit && { limit }),
  });
}

/** Puts a text behind what is typed in a place. */
export function addToDraft(place: string, text: string): void {
  keepDraft(place, { ...readDraft(place), text: joinTexts(readDraft(place).text, text) });
}

/** What was typed in one place goes on in another. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  keepDraft(from, { text: "", ...onItsWay(draft) });
  if (draft.text) keepDraft(to, { text: draft.text });
}

/** Calls back on every change of a draft; returns the way to stop. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(place: string): Draft {
  try {
    const draft: unknown = JSON.parse(personalStorage.get(prefix + place) ?? "null");
    if (isDraft(draft)) return takeBack(draft);
  } catch {
    // A foreign value: there is no draft.
  }
  return empty;
}

/** Nobody is sending anything any more: the page was loaded again. */
function takeBack({ onTheirWay = [], ...draft }: Draft): Draft {
  const triedAs = onTheirWay.at(-1);
  if (!triedAs) return draft;
  const sent = onTheirWay.map(({ text }) => text).reduce(joinTexts);
  return { text: joinTexts(sent, draft.text), triedAs };
}

/** What became of an attempt is known. */
function without({ id }: SendingAttempt, { onTheirWay, ...draft }: Draft): Draft {
  const others = onTheirWay?.filter((other) => other.id !== id) ?? [];
  return others.length > 0 ? { ...draft, onTheirWay: others } : draft;
}

/** Of a draft, only what is on its way. */
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
