import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import { mostFilesPerMessage, type StoredFile } from "../contract/index.ts";
import { knownFileLimits, whyTooLarge } from "./file-limits.ts";
import { uploadFile } from "./upload-file.ts";

/** A file that a person put beside a text that is not sent yet. */
export interface Attachment {
  id: string;
  name: string;
  sizeBytes: number;
  state: "waiting" | "uploading" | "reading" | "ready" | "failed";
  /** From 0 to 1, while it uploads. */
  progress: number;
  /** Why it cannot be sent. */
  problem?: string;
  /** Whether another attempt may help. */
  mayRetry?: boolean;
}

const prefix = "attachments.";
/** Those of messages on their way, so that a reload does not lose them. */
const sendingPrefix = "attachments-on-their-way.";
const pollMs = 700;
const none: readonly Attachment[] = [];
const known = new Map<string, readonly Attachment[]>();
/** The bytes, which a reload of the page loses. */
const contents = new Map<string, File>();
const running = new Map<string, AbortController>();
const onTheirWay = new Set<readonly Attachment[]>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  for (const upload of running.values()) upload.abort();
  known.clear();
  contents.clear();
  running.clear();
  onTheirWay.clear();
  tell();
});

/** The attachments of a place of writing, kept for the lifetime of the tab. */
export function readAttachments(place: string): readonly Attachment[] {
  const list = known.get(place) ?? load(place);
  known.set(place, list);
  return list;
}

export function subscribeToAttachments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds files and uploads them one after the other. Returns how many did not fit into one message. */
export function addAttachments(place: string, files: readonly File[], newId: () => string): number {
  const perMessage = knownFileLimits()?.perMessage ?? mostFilesPerMessage;
  const room = Math.max(0, perMessage - readAttachments(place).length);
  const added = files.slice(0, room).map((file): Attachment => {
    const id = newId();
    const added = { id, name: file.name || "file", sizeBytes: file.size, progress: 0 };
    // Not after minutes of sending.
    const problem = whyTooLarge(file.size);
    if (problem) return { ...added, state: "failed", problem, mayRetry: false };
    contents.set(id, file);
    return { ...added, state: "waiting" };
  });
  keep(place, [...readAttachments(place), ...added]);
  void uploadNext(place);
  return files.length - added.length;
}

/** Removes an attachment. One that is being uploaded is cancelled. */
export function removeAttachment(place: string, id: string): void {
  running.get(id)?.abort();
  contents.delete(id);
  keep(
    place,
    readAttachments(place).filter((one) => one.id !== id),
  );
  // What the server has of it. A file that a message holds stays.
  void api.DELETE("/api/v1/files/{id}", { params: { path: { id } } }).catch(() => undefined);
  void uploadNext(place);
}

export function retryAttachment(place: string, id: string): void {
  change(id, { state: "waiting", progress: 0, problem: "" });
  void uploadNext(place);
}

/** Takes the attachments for sending. Either `forgetAttachments` or `restoreAttachments` follows. */
export function takeAttachments(place: string): readonly Attachment[] {
  const taken = readAttachments(place);
  if (taken.length === 0) return taken;
  keep(place, none);
  onTheirWay.add(taken);
  personalStorage.set(sendingPrefix + place, JSON.stringify(taken));
  return taken;
}

/** Their message was stored. */
export function forgetAttachments(place: string, taken: readonly Attachment[]): void {
  if (onTheirWay.delete(taken)) personalStorage.delete(sendingPrefix + place);
}

/** Puts them back after a message was refused, unless their person has left. */
export function restoreAttachments(place: string, taken: readonly Attachment[]): void {
  if (!onTheirWay.delete(taken)) return;
  personalStorage.delete(sendingPrefix + place);
  keep(place, [...taken, ...readAttachments(place)]);
}

/** Moves the files beside a text from one place to another. Uploads continue there. */
export function moveAttachments(from: string, to: string): void {
  const moved = readAttachments(from);
  if (moved.length === 0) return;
  keep(from, none);
  keep(to, [...readAttachments(to), ...moved]);
}

async function uploadNext(place: string): Promise<void> {
  const list = readAttachments(place);
  if (list.some(({ state }) => state === "uploading")) return;
  const next = list.find(({ state }) => state === "waiting");
  if (!next) return;
  const { id } = next;
  const content = contents.get(id);
  if (!content) return change(id, { state: "failed", problem: lost, mayRetry: false });
  const upload = new AbortController();
  running.set(id, upload);
  change(id, { state: "uploading" });
  try {
    const stored = await uploadFile(id, content, {
      signal: upload.signal,
      onProgress: (progress) => change(id, { progress }),
    });
    settle(stored);
  } catch (error) {
    if (!upload.signal.aborted) {
      change(id, { state: "failed", problem: describeError(error), mayRetry: mayHelp(error) });
    }
  } finally {
    running.delete(id);
  }
  await uploadNext(placeOf(id) ?? place);
}

/** The bytes stay as they are: what was refused for them is refused again. */
const forItsBytes = [400, 409, 413, 415, 422];

function mayHelp(error: unknown): boolean {
  return !(error instanceof ApiError && forItsBytes.includes(error.status));
}

const lost = "The upload was interrupted by a reload. Attach the file again.";

function settle({ id, name, state, problem }: StoredFile): void {
  if (state === "failed") {
    change(id, { name, state, problem: problem?.message ?? "", mayRetry: false });
    return;
  }
  change(id, { name, state: state === "ready" ? "ready" : "reading" });
  if (state !== "ready") setTimeout(() => void follow(id), pollMs);
}

/** Asks until the file is read. An outage is waited for. */
async function follow(id: string): Promise<void> {
  if (placeOf(id) === undefined) return;
  const { data } = await api.GET("/api/v1/files/{id}", { params: { path: { id } } }).catch((error) => {
    const isGone = error instanceof Error && "status" in error && error.status === 404;
    if (isGone) change(id, { state: "failed", problem: lost, mayRetry: contents.has(id) });
    else setTimeout(() => void follow(id), 5 * pollMs);
    return { data: undefined };
  });
  if (data) settle(data);
}

/** The place that the file is beside. Undefined once it was sent or removed. */
function placeOf(id: string): string | undefined {
  return [...known].find(([, list]) => list.some((one) => one.id === id))?.[0];
}

function change(id: string, changes: Partial<Attachment>): void {
  const place = placeOf(id);
  if (place === undefined) return;
  keep(
    place,
    readAttachments(place).map((one) => (one.id === id ? { ...one, ...changes } : one)),
  );
}

function keep(place: string, list: readonly Attachment[]): void {
  known.set(place, list);
  if (list.length === 0) personalStorage.delete(prefix + place);
  else personalStorage.set(prefix + place, JSON.stringify(list));
  tell();
}

/** After a reload, uploads and sendings are over, and files that the server has are followed again. */
function load(place: string): readonly Attachment[] {
  const sending = parse(sendingPrefix + place);
  const list = [...sending, ...parse(prefix + place)].map((one): Attachment => {
    if (one.state === "reading") setTimeout(() => void follow(one.id), 0);
    const isCut = one.state === "waiting" || one.state === "uploading";
    return isCut ? { ...one, state: "failed", problem: lost, mayRetry: false } : one;
  });
  if (sending.length > 0) {
    personalStorage.set(prefix + place, JSON.stringify(list));
    personalStorage.delete(sendingPrefix + place);
  }
  return list;
}

function parse(key: string): Attachment[] {
  try {
    const stored: unknown = JSON.parse(personalStorage.get(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isAttachment) : [];
  } catch {
    return [];
  }
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && "id" in value && "name" in value && "state" in value;
}

function tell(): void {
  for (const listener of listeners) listener();
}
