import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { createPersonLimit } from "#platform/server/concurrency/person-limit.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";

/** Uploads at once: of one person, and on one server. */
const mostOfOnePerson = 3;
const atOnce = 16;
const waiting = 32;
/** A connection that is slower than this is given up. */
const longestUploadMs = 15 * 60_000;

/** Runs an upload when it is its turn, with the signal that ends it. */
export type UploadTurns = <Result>(
  of: { userId: string; gone: AbortSignal },
  upload: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Bounds the uploads of one kind on a server. Throws `file.busy`. */
export function createUploadTurns(): UploadTurns {
  const shares = createPersonLimit(mostOfOnePerson);
  const turns = concurrencyLimit(atOnce, waiting);
  const refuse = () => fail(fileErrors, "file.busy");
  return ({ userId, gone }, upload) => {
    const take = () => upload(AbortSignal.any([gone, AbortSignal.timeout(longestUploadMs)]));
    return shares.take(userId, () => turns.take(take, { refuse, signal: gone }), refuse);
  };
}
