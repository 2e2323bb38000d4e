import { targetOf } from "../document-target.ts";
import type { TakenDocument } from "./reading.repository.ts";

/** Where an event about a document that a job has taken belongs, and what it is about. */
export function aboutDocument({ workspaceId, id, collectionId }: TakenDocument) {
  return { workspaceId, target: targetOf({ id, collection_id: collectionId }) };
}
