import { route } from "#platform/contract/route.ts";
import { BegunDemo, Demo } from "./demo.ts";

const tag = "demo";

export const beginDemoRoute = route({
  method: "POST",
  path: "/api/v1/demo",
  id: "beginDemo",
  summary: "Begin a demo: a workspace of your own without an account, erased after an hour",
  tag,
  access: "public",
  reply: BegunDemo,
  status: 201,
});

export const getDemoRoute = route({
  method: "GET",
  path: "/api/v1/demo",
  id: "getDemo",
  summary: "The demo whose token it is: until when, how many messages are left, and what there is to see",
  tag,
  access: "user",
  isOpenToVisitors: true,
  reply: Demo,
});

export const endDemoRoute = route({
  method: "DELETE",
  path: "/api/v1/demo",
  id: "endDemo",
  summary: "End the demo now: everything of it is erased",
  tag,
  access: "user",
  isOpenToVisitors: true,
  status: 204,
});
