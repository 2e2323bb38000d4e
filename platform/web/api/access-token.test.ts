import { beforeEach, expect, it, vi } from "vitest";
import { keptInMemory } from "../personal-data/testing/kept-in-memory.ts";
import { chooseWorkspace } from "../personal-data/workspace-of-tab.ts";
import { callHeaders, setAccessSource } from "./access-token.ts";

const ann = "0198c0de-0000-7000-8000-00000000000a";
const acme = "0198c0de-0000-7000-8000-00000000000b";
const token = `e30.${btoa(JSON.stringify({ sub: ann })).replaceAll("=", "")}.x`;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.stubGlobal("localStorage", keptInMemory());
});

it("says who calls, and in which workspace unless it is the personal one", async () => {
  setAccessSource({ getAccessToken: async () => token, onRefused: () => {} });
  expect(await callHeaders()).toEqual({ authorization: `Bearer ${token}` });
  chooseWorkspace(ann, acme);
  expect(await callHeaders()).toEqual({ authorization: `Bearer ${token}`, "x-workspace-id": acme });
});

it("says nothing while nobody is signed in, and no workspace with a token that it cannot read", async () => {
  setAccessSource({ getAccessToken: async () => undefined, onRefused: () => {} });
  expect(await callHeaders()).toEqual({});
  setAccessSource({ getAccessToken: async () => "demo_x", onRefused: () => {} });
  expect(await callHeaders()).toEqual({ authorization: "Bearer demo_x" });
});
