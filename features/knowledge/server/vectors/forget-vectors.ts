import { command } from "#platform/server/command.ts";
import { collectionAccess } from "../collection.access.ts";
import { deleteOtherLengths, type OtherLengths } from "./vector.repository.ts";

/** Deletes vectors of a model that cannot be compared with those that it makes now. Idempotent. */
export const forgetVectors = command(
  "collection.forget_vectors",
  collectionAccess.index,
  ({ db }, others: OtherLengths) => deleteOtherLengths(db, others),
);
