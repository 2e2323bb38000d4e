import { route } from "#platform/contract/route.ts";
import { Me } from "./me.ts";

export const readMeRoute = route({
  method: "GET",
  path: "/api/v1/me",
  id: "readMe",
  summary: "Get the signed-in person with their workspaces and rights",
  tag: "team",
  access: "user",
  reply: Me,
});
