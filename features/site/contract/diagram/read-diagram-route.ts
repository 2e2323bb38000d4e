import { route } from "#platform/contract/route.ts";
import { Diagram } from "./diagram.ts";

export const readDiagramRoute = route({
  method: "GET",
  path: "/api/v1/diagram",
  id: "readDiagram",
  summary: "The parts of this installation and where data goes, by kinds: no address, no key, no count",
  tag: "site",
  access: "public",
  reply: Diagram,
});
