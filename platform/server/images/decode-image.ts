import type { Sharp } from "sharp";
import { concurrencyLimit } from "../concurrency/concurrency-limit.ts";
import { createPersonLimit } from "../concurrency/person-limit.ts";
import type { Ctx } from "../context.ts";
import { requireToken } from "../rate-limit/take-token.ts";
import { readImageSize } from "./read-image-size.ts";

/** Why an image is not decoded. */
export type ImageRefusal = "unreadable" | "too_many_pixels" | "busy";

export interface Decoding {
  /** Whose image it is: a person decodes one at a time. */
  userId: string;
  /** Leaves the queue when it aborts. */
  signal: AbortSignal;
  /** Throws the feature's own error. */
  refuse: (why: ImageRefusal) => never;
}

/** 80 MB in memory. Guards against small files that need all of it when decoded. */
export const mostPixels = 20_000_000;

const limit = { name: "image.decode", burst: 12, perMinute: 12 };
const ofOnePerson = createPersonLimit(1);
/** On a server. The others wait for a while with their compressed bytes. */
const turns = concurrencyLimit(2, 16);

/**
 * Decodes an untrusted JPEG, PNG or WebP and hands it to `work`. Every image that somebody sends goes through
 * here: at a limited rate, one at a time per person, two per server, and with its size checked before
 * decoding. Errors of `work` count as an unreadable image.
 */
export async function decodeImage<Result>(
  ctx: Ctx,
  image: Buffer,
  { userId, signal, refuse }: Decoding,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  await requireToken(ctx, limit, userId);
  const size = readImageSize(image) ?? refuse("unreadable");
  if (size.widthPx * size.heightPx > mostPixels) refuse("too_many_pixels");
  const busy = () => refuse("busy");
  const outcome = await ofOnePerson.take(
    userId,
    () => turns.take(() => settled(image, work), { refuse: busy, signal }),
    busy,
  );
  return "result" in outcome ? outcome.result : refuse("unreadable");
}

async function settled<Result>(
  image: Buffer,
  work: (image: Sharp) => Promise<Result>,
): Promise<{ result: Result } | { isUnreadable: true }> {
  try {
    return { result: await work(await open(image)) };
  } catch {
    return { isUnreadable: true };
  }
}

async function open(image: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // One thread an image and nothing kept: two images then take no more than two images' memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(image, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true });
}
