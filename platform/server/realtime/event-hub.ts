import type pg from "pg";
import type { UserActor } from "../context.ts";
import {
  eventsChannel,
  listEventsOfWorkspaces,
  listEventsWithIds,
  type SharedEvent,
} from "../events/events.repository.ts";
import { newId } from "../ids.ts";
import type { Logger } from "../log.ts";
import type { Broadcast } from "./broadcast.ts";
import { type FramedEvent, type PassingEvent, toFramed, toPassing } from "./framed-event.ts";
import { overlapMs, uuidBefore } from "./uuid-before.ts";

export interface EventHub {
  /** Calls `listener` with new events that the person may receive. Returns the function that ends this. */
  join(person: UserActor, listener: (events: FramedEvent[]) => void): () => void;
  /**
   * Hands something of the moment to the streams that these people have here. It is no row: who is not connected never
   * hears it, and a stream that resumes does not repeat it.
   */
  tell(workspaceId: string, userIds: ReadonlySet<string>, event: PassingEvent): void;
}

interface Member {
  person: UserActor;
  listener: (events: FramedEvent[]) => void;
  /** A catch-up hands over nothing older. */
  sinceId: string;
}

interface HubParts {
  broadcast: Broadcast;
  servicePool: pg.Pool;
  log: Logger;
}

/** What guests hear of those for the whole workspace: what their own page shows. The policy of events says the same. */
const eventsForGuests: readonly string[] = ["entitlements.changed", "workspace.renamed"];

const page = 500;
const pollMs = 5_000;

/**
 * The event streams of this server. Reads each announced event once, as the product, and hands it to every
 * stream whose person may receive it. Catches up after a gap for all of them at once. An event may come twice.
 */
export function createEventHub({ broadcast, servicePool, log }: HubParts): EventHub {
  const members = new Map<string, Set<Member>>();
  /** Ids of announced events, with their workspaces. */
  const announced = new Map<string, string>();
  /** The latest event that this server knows of. */
  let heardId = newId();
  /** Set after a gap: events after this id may have been missed. */
  let behindSince: string | undefined;
  let isReading = false;
  let poll: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (behindSince || announced.size > 0) await (behindSince ? catchUp(behindSince) : readAnnounced());
    } catch (error) {
      // The poll repeats it.
      log.warn({ err: error }, "events could not be read");
    } finally {
      isReading = false;
    }
  }

  async function readAnnounced(): Promise<void> {
    const ids = [...announced.keys()];
    const people = peopleOf(announced.values());
    announced.clear();
    try {
      spread(await listEventsWithIds(servicePool, { ids, people }));
    } catch (error) {
      for (const id of ids) fallBehind(uuidBefore(id, overlapMs));
      throw error;
    }
  }

  async function catchUp(sinceId: string): Promise<void> {
    behindSince = undefined;
    let afterId = sinceId;
    try {
      for (let isMore = true; isMore && members.size > 0; ) {
        const workspaceIds = [...members.keys()];
        const people = peopleOf(workspaceIds);
        const asked = { workspaceIds, people, afterId, limit: page };
        const events = await listEventsOfWorkspaces(servicePool, asked);
        spread(events, ({ id }, { sinceId: joinedId }) => id > joinedId);
        afterId = events.at(-1)?.id ?? afterId;
        if (afterId > heardId) heardId = afterId;
        isMore = events.length === page;
      }
    } catch (error) {
      fallBehind(sinceId);
      throw error;
    }
  }

  /** Whose streams of these workspaces are open here. */
  function peopleOf(workspaceIds: Iterable<string>): string[] {
    const ofWorkspaces = [...new Set(workspaceIds)].flatMap((id) => [...(members.get(id) ?? [])]);
    return [...new Set(ofWorkspaces.map(({ person }) => person.userId))];
  }

  function fallBehind(sinceId: string): void {
    if (!behindSince || sinceId < behindSince) behindSince = sinceId;
  }

  function spread(events: SharedEvent[], isWanted = (_event: SharedEvent, _member: Member) => true): void {
    const framed = new Map(events.map((event) => [event, toFramed(event)]));
    for (const workspaceId of new Set(events.map(({ workspace_id }) => workspace_id))) {
      for (const member of members.get(workspaceId) ?? []) {
        const own = [...framed].flatMap(([event, frame]) =>
          isFor(member.person, event) && isWanted(event, member) ? frame : [],
        );
        if (own.length > 0) member.listener(own);
      }
    }
  }

  // Payload: `<workspace>:<user or nothing>:<event>`. Nothing: several may receive it.
  broadcast.subscribe(eventsChannel, (payload) => {
    const [workspaceId = "", userId, eventId = ""] = payload.split(":");
    if (eventId > heardId) heardId = eventId;
    const heardBy = [...(members.get(workspaceId) ?? [])];
    if (!heardBy.some(({ person }) => mayReceive(person, workspaceId, userId || null))) return;
    announced.set(eventId, workspaceId);
    void read();
  });
  const readMissed = () => {
    if (members.size === 0) return;
    fallBehind(uuidBefore(heardId, overlapMs));
    void read();
  };
  broadcast.onGap(readMissed);

  return {
    join(person, listener) {
      const member = { person, listener, sinceId: uuidBefore(newId(), overlapMs) };
      const ofWorkspace = members.get(person.workspaceId) ?? new Set();
      members.set(person.workspaceId, ofWorkspace.add(member));
      poll ??= setInterval(() => {
        if (!broadcast.isListening) readMissed();
        else if (behindSince) void read();
      }, pollMs).unref();
      return () => {
        ofWorkspace.delete(member);
        if (ofWorkspace.size === 0 && members.get(person.workspaceId) === ofWorkspace)
          members.delete(person.workspaceId);
        if (members.size > 0) return;
        clearInterval(poll);
        poll = undefined;
      };
    },
    tell(workspaceId, userIds, event) {
      const framed = [toPassing(event)];
      for (const { person, listener } of members.get(workspaceId) ?? []) {
        if (userIds.has(person.userId)) listener(framed);
      }
    },
  };
}

/** The rule of the table's policy. */
function isFor(person: UserActor, { workspace_id, user_id, name, readers }: SharedEvent): boolean {
  if (!mayReceive(person, workspace_id, user_id)) return false;
  if (readers) return readers.includes(person.userId);
  return user_id !== null || person.role !== "guest" || eventsForGuests.includes(name);
}

/** Whether an event can be theirs: those of the person's workspace for all of it, for this person, or for readers. */
function mayReceive(person: UserActor, workspaceId: string, userId: string | null): boolean {
  return workspaceId === person.workspaceId && (userId === null || userId === person.userId);
}
