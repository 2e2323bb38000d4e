/** The file in the preview, and where it opens. */
export interface Previewed {
  fileId: string;
  name: string;
  /** A place as citations name it. */
  place?: string | undefined;
}

let previewed: Previewed | undefined;
const listeners = new Set<() => void>();

export function openPreview(file: Previewed): void {
  previewed = file;
  for (const listener of listeners) listener();
}

export function closePreview(): void {
  previewed = undefined;
  for (const listener of listeners) listener();
}

export function readPreview(): Previewed | undefined {
  return previewed;
}

export function subscribeToPreview(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
