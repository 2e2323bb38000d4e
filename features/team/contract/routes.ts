import { route } from "#platform/contract/route.ts";
import { Me } from "./me.ts";

export const readMeRoute = route({
  method: "GET",
  path: "/api/v1/me",
  id: "readMe",
  summary: "The signed-in person, the workspaces and the rights",
  tag: "team",
  access: "user",
  reply: Me,
});
