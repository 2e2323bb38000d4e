/** A change that the server announces to this browser. */
export interface RealtimeEvent<Data = unknown> {
  id: string;
  /** `<noun>.<past verb>`, e.g. `conversation.renamed`. */
  name: string;
  data: Data;
}

type Listener = (event: RealtimeEvent) => void;

const listeners = new Map<string, Set<Listener>>();

/** A resumed stream may repeat events. Each is published once. */
const heardIds = new Set<string>();
const rememberedIds = 2000;

/** Subscribes to one name, or to all with `*`. Returns the unsubscribe function. */
export function onRealtime<Data = unknown>(
  name: string,
  listener: (event: RealtimeEvent<Data>) => void,
): () => void {
  const known = listeners.get(name) ?? new Set<Listener>();
  const entry: Listener = (event) => listener(event as RealtimeEvent<Data>);
  listeners.set(name, known.add(entry));
  return () => {
    known.delete(entry);
  };
}

/** Passes an event to its subscribers once. */
export function publishRealtime(event: RealtimeEvent): void {
  if (event.id && heardIds.has(event.id)) return;
  if (heardIds.size >= rememberedIds) heardIds.clear();
  if (event.id) heardIds.add(event.id);
  for (const listener of [...(listeners.get(event.name) ?? []), ...(listeners.get("*") ?? [])])
    listener(event);
}
