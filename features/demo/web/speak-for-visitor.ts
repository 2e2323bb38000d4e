import { setAccessSource } from "#platform/web/api/access-token.ts";
import { setPageOwner } from "#platform/web/personal-data/page-owner.ts";
import { markDemoOver, readKeptDemo } from "./kept-demo.ts";

/** Makes this page one of the demo, for as long as it is loaded: whatever it asks and keeps is the visitor's. */
export function speakForVisitor(): void {
  setPageOwner("visitor");
  setAccessSource({ getAccessToken: async () => readKeptDemo()?.token, onRefused: markDemoOver });
}
