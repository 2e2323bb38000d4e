import { api } from "#platform/web/api/client.ts";
import { throughLosses } from "./until-reachable.ts";

/** Notes how far an answer was heard; what cannot be noted is told to nobody, for the answer is there all the same. */
export function noteHeard(messageId: string, characters: number): void {
  const params = { path: { id: messageId } };
  throughLosses(() => api.PUT("/api/v1/messages/{id}/heard", { params, body: { characters } })).catch(
    () => {},
  );
}
