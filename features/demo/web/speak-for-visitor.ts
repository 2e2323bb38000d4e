import { setAccessSource } from "#platform/web/api/access-token.ts";
import { setPageOwner } from "#platform/web/personal-data/page-owner.ts";

// Loaded with the demo: every other page begins without it.
const loadKeptDemo = () => import("./kept-demo.ts");

/** Makes this page act for the visitor as long as it is loaded: its requests and its storage. */
export function speakForVisitor(): void {
  setPageOwner("visitor");
  setAccessSource({
    getAccessToken: async () => (await loadKeptDemo()).readKeptDemo()?.token,
    onRefused: () => void loadKeptDemo().then(({ markDemoOver }) => markDemoOver()),
  });
}
