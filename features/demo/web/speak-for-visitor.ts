import { setAccessSource } from "#platform/web/api/access-token.ts";
import { setPageOwner } from "#platform/web/personal-data/page-owner.ts";
import { markDemoOver, readKeptDemo } from "./kept-demo.ts";

/** Makes this page act for the visitor as long as it is loaded: its requests and its storage. */
export function speakForVisitor(): void {
  setPageOwner("visitor");
  setAccessSource({ getAccessToken: async () => readKeptDemo()?.token, onRefused: markDemoOver });
}
