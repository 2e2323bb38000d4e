/** A document that is another than before, or gone. */
export interface DocumentChange {
  collectionId: string;
  documentId: string;
}

const pauseMs = 2_000;

/**
 * Reloads for the first change at once, and for those that follow together every two seconds: hundreds of documents may be
 * read in a minute. `stop` reloads for what still waits.
 */
export function gatherChanges(reload: (changes: readonly DocumentChange[]) => void) {
  const waiting = new Map<string, DocumentChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const changes = [...waiting.values()];
    waiting.clear();
    timer = setTimeout(pass, pauseMs);
    reload(changes);
  };
  return {
    add(change: DocumentChange) {
      waiting.set(change.documentId, change);
      if (timer === undefined) pass();
    },
    stop() {
      pass();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
