import { route } from "#platform/contract/route.ts";
import { BegunDemo, Demo } from "./demo.ts";

const tag = "demo";

export const beginDemoRoute = route({
  method: "POST",
  path: "/api/v1/demo",
  id: "beginDemo",
  summary: "Start a demo: a workspace without an account, erased after an hour",
  tag,
  access: "public",
  reply: BegunDemo,
  status: 201,
});

export const getDemoRoute = route({
  method: "GET",
  path: "/api/v1/demo",
  id: "getDemo",
  summary: "Get the demo of the token: its end, the messages left and its tour",
  tag,
  access: "user",
  isOpenToVisitors: true,
  reply: Demo,
});

export const endDemoRoute = route({
  method: "DELETE",
  path: "/api/v1/demo",
  id: "endDemo",
  summary: "End the demo and erase all its data",
  tag,
  access: "user",
  isOpenToVisitors: true,
  status: 204,
});
