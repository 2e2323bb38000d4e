import type { FastifyRequest } from "fastify";
import type { Actor, UserActor } from "../context.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { callersChannel } from "./callers-channel.ts";
import type { EventStream } from "./open-event-stream.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set for a request of a person: is told of the stream that the request opens. */
    onStreamOpened?: (stream: EventStream) => void;
  }
}

export interface StreamWatch {
  /** Ends the stream that `request` may open, when its person may no longer make the request. */
  watch(request: FastifyRequest, person: UserActor): void;
}

interface WatchedStream {
  stream: EventStream;
  request: FastifyRequest;
}

/**
 * Lets no stream outlive the right to it: with each announcement that a user's sessions or roles changed, it asks
 * anew who makes the request, and ends the stream when that is nobody any more. It also ends with its token; the
 * browser comes back with a fresh one.
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

  async function recheck({ stream, request }: WatchedStream): Promise<void> {
    // Others hear the same announcement and forget what they knew of the caller; let all of them hear it first.
    await Promise.resolve();
    const isOver = await authenticate(request).then(
      (actor) => actor.type !== "user",
      // While the database is away nobody is thrown out; the end of the gap asks again.
      (error) => !(error instanceof AppError) || error.status < 500,
    );
    if (isOver) stream.end();
  }

  function add(person: UserActor, each: WatchedStream) {
    const { stream } = each;
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
        // Something was announced between knowing the caller and opening the stream: nobody else will ask.
        if (changes !== changesBefore) void recheck({ stream, request });
      };
    },
    stop() {
      offCallers();
      offGap();
    },
  };
}
