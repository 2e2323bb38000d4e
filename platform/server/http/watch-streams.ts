import type { FastifyRequest } from "fastify";
import { sharesChannel } from "../access/shares-channel.ts";
import type { Actor, UserActor } from "../context.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { atEndsOfShares } from "./at-ends-of-shares.ts";
import { callersChannel } from "./callers-channel.ts";
import type { EventStream } from "./open-event-stream.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set for a person's request. Called when the request opens a stream. */
    onStreamOpened?: (stream: EventStream) => void;
  }
}

export interface StreamWatch {
  /** Ends the stream of `request` once its person may no longer make the request. */
  watch(request: FastifyRequest, person: UserActor): void;
}

interface WatchedStream {
  stream: EventStream;
  request: FastifyRequest;
  /** Finds the next end of a share again. Absent for a stream on no object. */
  planEnd?: () => void;
}

/**
 * Ends streams whose right has expired. After each announcement about a user's sessions or roles it
 * authenticates the request again, and ends the stream when that fails. When a share ends, the streams of that
 * object are looked at again, also at the very moment when one ends by the clock. A stream also ends with its token; the browser reconnects with a fresh one.
 */
export function watchStreams(
  services: Services,
  authenticate: (request: FastifyRequest) => Promise<Actor>,
): StreamWatch & { stop(): void } {
  const watched = new Map<string, Set<WatchedStream>>();
  let changes = 0;

  const offCallers = services.broadcast.subscribe(callersChannel, (userId) => {
    changes += 1;
    for (const each of watched.get(userId) ?? []) void recheck(each);
  });
  const offGap = services.broadcast.onGap(() => {
    changes += 1;
    for (const streams of watched.values()) for (const each of streams) void recheck(each);
  });

  const offShares = services.broadcast.subscribe(sharesChannel, (object) => {
    changes += 1;
    for (const streams of watched.values())
      for (const each of streams) {
        const { of } = each.stream;
        if (!of || `${of.noun}:${of.id}` !== object) continue;
        void recheck(each);
        each.planEnd?.();
      }
  });

  async function recheck({ stream, request }: WatchedStream): Promise<void> {
    // Other listeners drop their cached caller on the same announcement. All of them go first.
    await Promise.resolve();
    const isOver = await authenticate(request)
      .then(async (actor) => actor.type !== "user" || (await stream.of?.isReadable()) === false)
      // While the database is unreachable no stream is ended. The recheck after the gap decides.
      .catch((error) => !(error instanceof AppError) || error.status < 500);
    if (isOver) stream.end();
  }

  function add(person: UserActor, each: WatchedStream) {
    const { stream } = each;
    const { of, signal } = each.stream;
    if (of) {
      const object = { workspaceId: person.workspaceId, noun: of.noun, id: of.id };
      each.planEnd = atEndsOfShares({ services, object, signal }, () => void recheck(each));
    }
    const streams = watched.get(person.userId) ?? new Set();
    watched.set(person.userId, streams.add(each));
    const { tokenEndsAtMs } = person;
    const leftMs = tokenEndsAtMs && Math.max(0, tokenEndsAtMs - services.now().getTime());
    const timer = leftMs === undefined ? undefined : setTimeout(() => stream.end(), leftMs).unref();
    stream.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      streams.delete(each);
      if (streams.size === 0 && watched.get(person.userId) === streams) watched.delete(person.userId);
    });
  }

  return {
    watch(request, person) {
      const changesBefore = changes;
      request.onStreamOpened = (stream) => {
        add(person, { stream, request });
        // An announcement arrived between authentication and the opening of the stream. No other code would
        // recheck.
        if (changes !== changesBefore) void recheck({ stream, request });
      };
    },
    stop() {
      offCallers();
      offShares();
      offGap();
    },
  };
}
