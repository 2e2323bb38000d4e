import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { AddBrowserSecret, BrowserSecret } from "./browser-secret.ts";
import { BrowserSession, PersonInput } from "./browser-session.ts";

const ofRun = { tag: "browsing", access: "user", params: z.object({ id: z.uuid() }) } as const;

export const getBrowserRoute = route({
  ...ofRun,
  method: "GET",
  path: "/api/v1/runs/:id/browser",
  id: "getBrowser",
  summary: "See the live browser of a run, with its page as a picture; null before it has one",
  reply: z.object({ browser: BrowserSession.nullable() }),
});

export const takeOverBrowserRoute = route({
  ...ofRun,
  method: "POST",
  path: "/api/v1/runs/:id/browser/take-over",
  id: "takeOverBrowser",
  summary: "Take over the browser of your run; the assistant waits",
});

export const handBackBrowserRoute = route({
  ...ofRun,
  method: "POST",
  path: "/api/v1/runs/:id/browser/hand-back",
  id: "handBackBrowser",
  summary: "Hand the browser back to the assistant",
});

export const useBrowserRoute = route({
  ...ofRun,
  method: "POST",
  path: "/api/v1/runs/:id/browser/input",
  id: "useBrowser",
  summary: "Send what you did with mouse and keyboard to the page that you took over",
  body: z.object({ events: z.array(PersonInput).min(1).max(50) }),
});

/** The reply is a JPEG. */
export const readBrowserPictureRoute = route({
  tag: "browsing",
  access: "user",
  method: "GET",
  path: "/api/v1/browser-pictures/:id",
  id: "readBrowserPicture",
  summary: "Get the picture of the page after a tool call, as JPEG; kept for 30 days",
  params: z.object({ id: z.uuid() }),
});

export const listBrowserSecretsRoute = route({
  tag: "browsing",
  access: "user",
  method: "GET",
  path: "/api/v1/browser-secrets",
  id: "listBrowserSecrets",
  summary: "List your stored passwords for websites, without their values, at most 100",
  reply: z.object({ items: z.array(BrowserSecret) }),
});

export const addBrowserSecretRoute = route({
  tag: "browsing",
  access: "user",
  method: "POST",
  path: "/api/v1/browser-secrets",
  id: "addBrowserSecret",
  summary: "Store a password for one website",
  body: AddBrowserSecret,
  reply: BrowserSecret,
  status: 201,
});

export const deleteBrowserSecretRoute = route({
  ...ofRun,
  method: "DELETE",
  path: "/api/v1/browser-secrets/:id",
  id: "deleteBrowserSecret",
  summary: "Delete a stored password",
  status: 204,
});
