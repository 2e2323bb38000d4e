import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import type { AgentContent, AgentDraft } from "../../contract/index.ts";
import { nameOfField } from "../versions/describe-field.ts";
import { isSameContent } from "./merge-drafts.ts";

export type DraftState =
  | { type: "saved" }
  /** Changed; it will be saved in a moment. */
  | { type: "waiting" }
  | { type: "saving" }
  | { type: "failed"; why: string; fields: readonly { field: string; message: string }[] }
  /** Somebody saved another revision. Nothing is saved until the person has decided. */
  | { type: "conflict"; theirs: AgentDraft };

export interface DraftView {
  /** What the person sees, saved or not. */
  content: AgentContent;
  /** As the server last had it. */
  draft: AgentDraft;
  state: DraftState;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Keeps a draft saved: changes are sent after a pause, one save at a time. What is not saved is kept in the tab. */
export function createDraftStore(options: DraftStoreOptions) {
  const { save, read, keep, later = afterPause } = options;
  const listeners = new Set<() => void>();
  const { unsaved } = options;
  let view: DraftView = { content: options.draft.content, draft: options.draft, state: { type: "saved" } };
  let cancel = () => {};
  let saving: Promise<void> | undefined;

  const show = (next: Partial<DraftView>) => {
    view = { ...view, ...next };
    const isSaved = isSameContent(view.content, view.draft.content);
    keep(isSaved ? undefined : { revision: view.draft.revision, content: view.content });
    for (const listener of listeners) listener();
  };

  const change = (content: AgentContent) => {
    if (view.state.type === "conflict") return show({ content });
    show({ content, ...(view.state.type !== "saving" && { state: { type: "waiting" } }) });
    cancel();
    cancel = later(() => void flush());
  };

  /** Saves what is not saved. Rejects never: the state says what came of it. */
  const flush = async (): Promise<void> => {
    cancel();
    if (saving) await saving;
    if (view.state.type === "conflict") return;
    if (isSameContent(view.content, view.draft.content)) return show({ state: { type: "saved" } });
    saving = saveOnce().finally(() => {
      saving = undefined;
    });
    return saving;
  };

  const saveOnce = async () => {
    const sent = view.content;
    show({ state: { type: "saving" } });
    try {
      const draft = await save({ revision: view.draft.revision, content: sent });
      const isChanged = view.content !== sent;
      // The server may have trimmed what was sent.
      show({ draft: { ...draft, content: sent }, state: { type: isChanged ? "waiting" : "saved" } });
      options.onSaved?.(draft);
      if (isChanged) cancel = later(() => void flush());
    } catch (error) {
      if (error instanceof ApiError && error.code === "agent.changed_meanwhile") return meet(error);
      show({ state: failureOf(error) });
    }
  };

  const meet = async (error: unknown) => {
    const theirs = await read().catch(() => undefined);
    show({ state: theirs ? { type: "conflict", theirs } : failureOf(error) });
  };

  /** Ends a conflict with what the person decided. */
  const settle = (content: AgentContent) => {
    if (view.state.type !== "conflict") return;
    show({ draft: view.state.theirs, content, state: { type: "waiting" } });
    void flush();
  };

  if (unsaved && !isSameContent(unsaved.content, options.draft.content)) {
    view = { ...view, content: unsaved.content, state: { type: "waiting" } };
    if (unsaved.revision === options.draft.revision) cancel = later(() => void flush());
    else view = { ...view, state: { type: "conflict", theirs: options.draft } };
  }

  return {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    settle,
    /** Somebody else published or rolled back: the draft is the server's, unless there is something unsaved here. */
    replace(draft: AgentDraft) {
      if (isSameContent(view.content, view.draft.content) && draft.revision >= view.draft.revision)
        show({ draft, content: draft.content, state: { type: "saved" } });
    },
  };
}

const pauseMs = 800;

function afterPause(act: () => void): () => void {
  const timer = setTimeout(act, pauseMs);
  return () => clearTimeout(timer);
}

function failureOf(error: unknown): DraftState {
  const fields = error instanceof ApiError ? error.fields : [];
  const [first] = fields;
  const name = first && nameOfField(/content[.](\w+)/.exec(first.field)?.[1] ?? first.field);
  return { type: "failed", why: first ? `${name}: ${first.message}` : describeError(error), fields };
}

export interface Unsaved {
  /** The revision that it changes. */
  revision: number;
  content: AgentContent;
}

interface DraftStoreOptions {
  draft: AgentDraft;
  /** What this tab had not saved before a reload. */
  unsaved?: Unsaved | undefined;
  save: (body: Unsaved) => Promise<AgentDraft>;
  read: () => Promise<AgentDraft>;
  /** Keeps what is not saved, or forgets it. */
  keep: (unsaved: Unsaved | undefined) => void;
  onSaved?: (draft: AgentDraft) => void;
  /** Acts after a pause. Returns what cancels it. */
  later?: (act: () => void) => () => void;
}
