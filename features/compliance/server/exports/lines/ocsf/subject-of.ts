import type { JsonObject } from "#platform/contract/json.ts";
import { assertNever } from "#platform/server/assert-never.ts";
import type { EventCategory } from "../../../../contract/index.ts";
import type { Envelope } from "../../../events/presenting/envelope.ts";

const product = { name: "Adjutant" };

/** What an event is about, where its class expects it. */
export function subjectOf(category: EventCategory, event: Envelope): JsonObject {
  const { tgt = [], act, req } = event;
  const resources = tgt.map(({ t, id }) => ({ uid: id, type: t }));
  switch (category) {
    case "sign_in":
      return { user: userIn(event), service: product, is_remote: true };
    case "rights":
      return { user: userIn(event), privileges: [act], ...(resources.length > 0 && { resources }) };
    case "things":
      return { entity: resources[0] ?? { uid: event.workspace, type: "workspace" } };
    case "use":
      return {
        api: { operation: act, service: product, ...(req && { request: { uid: req } }) },
        // Addresses of people are personal content, which stays sealed.
        src_endpoint: { svc_name: product.name },
        ...(resources.length > 0 && { resources }),
      };
    case "product":
      return { app: { ...product, vendor_name: product.name } };
    default:
      return assertNever(category);
  }
}

/** Whom it concerns: the person it was done to, else the one it was done for, else the one who did it. */
function userIn({ tgt = [], obo, actor }: Envelope): JsonObject {
  const uid = tgt.find(({ t }) => t === "user")?.id ?? obo?.id ?? actor.id;
  return { uid: uid ?? "unknown", type_id: uid === undefined ? 0 : 1 };
}
