import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import { uploadDocument } from "../api/upload-document.ts";

/** A file on its way into a collection. */
export interface Upload {
  /** The id that its document has, or will have. */
  id: string;
  name: string;
  folder: string;
  sizeBytes: number;
  state: "waiting" | "uploading" | "done" | "failed";
  /** From 0 to 1, while it uploads. */
  progress: number;
  /** A new version of a document that is there. */
  isVersion: boolean;
  /** Of its document, once it is stored. */
  title?: string;
  /** Why it was not taken. */
  problem?: string;
  /** Whether another attempt may help. */
  mayRetry?: boolean;
}

export interface GivenFile {
  file: File;
  folder: string;
  /** Of the document whose new version it is. Absent: a new document. */
  documentId?: string;
}

/** Of one collection. */
export interface UploadList {
  uploads: readonly Upload[];
  /** Files that did not fit. */
  leftOut: number;
}

export const mostUploads = 500;
const mostParallel = 3;
/** How long the queue rests when the server is given too much. */
const restMs = 5_000;
const none: UploadList = { uploads: [], leftOut: 0 };

const known = new Map<string, UploadList>();
/** Kept until the upload is done or given up, so that it can be retried. */
const contents = new Map<string, File>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let restsUntilMs = 0;

onUserLeft(() => {
  for (const upload of running.values()) upload.abort();
  for (const kept of [known, contents, running]) kept.clear();
  tell();
});

export function readUploads(collectionId: string): UploadList {
  return known.get(collectionId) ?? none;
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds files, at most 500 that are not uploaded yet, and uploads three at a time. */
export function addUploads(collectionId: string, files: readonly GivenFile[], newId: () => string): void {
  const rest = readUploads(collectionId).uploads.filter(({ state }) => state !== "done");
  const room = Math.max(0, mostUploads - rest.length);
  const added = files.slice(0, room).map(({ file, folder, documentId }): Upload => {
    const id = documentId ?? newId();
    contents.set(id, file);
    return {
      ...{ id, name: file.name, folder, sizeBytes: file.size, state: "waiting", progress: 0 },
      isVersion: documentId !== undefined,
    };
  });
  const replaced = new Set(added.map(({ id }) => id));
  keep(collectionId, {
    uploads: [...rest.filter(({ id }) => !replaced.has(id)), ...added],
    leftOut: files.length - added.length,
  });
  fill(collectionId);
}

export function retryUploads(collectionId: string, ids: readonly string[]): void {
  for (const id of ids) change(collectionId, id, { state: "waiting", progress: 0 });
  fill(collectionId);
}

/** Cancels uploads that are under way, and takes them off the list. */
export function removeUploads(collectionId: string, ids: readonly string[]): void {
  const gone = new Set(ids);
  for (const id of gone) {
    running.get(id)?.abort();
    contents.delete(id);
  }
  const { uploads } = readUploads(collectionId);
  keep(collectionId, { uploads: uploads.filter(({ id }) => !gone.has(id)), leftOut: 0 });
  fill(collectionId);
}

function fill(collectionId: string): void {
  const { uploads } = readUploads(collectionId);
  const room = mostParallel - uploads.filter(({ state }) => state === "uploading").length;
  for (const next of uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, room))) {
    void upload(collectionId, next);
  }
}

async function upload(collectionId: string, { id, name, folder }: Upload): Promise<void> {
  const content = contents.get(id);
  if (!content) return;
  const control = new AbortController();
  running.set(id, control);
  change(collectionId, id, { state: "uploading", progress: 0 });
  try {
    const rest = restsUntilMs - Date.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    let shown = 0;
    const stored = await uploadDocument({ collectionId, documentId: id, name, folder }, content, {
      signal: control.signal,
      onProgress: (progress) => {
        // A list of 500 is not drawn again for less than a percent.
        if (progress - shown < 0.01) return;
        shown = progress;
        change(collectionId, id, { progress });
      },
    });
    contents.delete(id);
    change(collectionId, id, { state: "done", progress: 1, title: stored.title });
  } catch (error) {
    if (!control.signal.aborted) refuse(collectionId, id, error);
  } finally {
    if (running.get(id) === control) running.delete(id);
  }
  fill(collectionId);
}

function refuse(collectionId: string, id: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 429) {
    restsUntilMs = Date.now() + restMs;
    change(collectionId, id, { state: "waiting", progress: 0 });
    return;
  }
  change(collectionId, id, { state: "failed", problem: describeError(error), mayRetry: mayHelp(error) });
}

/** The bytes stay as they are: what was refused for them is refused again. */
const forItsBytes = [400, 413, 415, 422];

function mayHelp(error: unknown): boolean {
  return !(error instanceof ApiError && forItsBytes.includes(error.status));
}

function change(collectionId: string, id: string, changes: Partial<Upload>): void {
  const list = readUploads(collectionId);
  keep(collectionId, {
    ...list,
    uploads: list.uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  });
}

function keep(collectionId: string, list: UploadList): void {
  known.set(collectionId, list);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
