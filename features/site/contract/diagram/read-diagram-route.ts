import { route } from "#platform/contract/route.ts";
import { Diagram } from "./diagram.ts";

export const readDiagramRoute = route({
  method: "GET",
  path: "/api/v1/diagram",
  id: "readDiagram",
  summary: "Get the parts of this installation and its data flows by kind, without addresses, keys or counts",
  tag: "site",
  access: "public",
  reply: Diagram,
});
