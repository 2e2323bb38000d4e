import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTrackingScript } from "./build/build-tracking-script.ts";
import { buildVerifier } from "./build/build-verifier.ts";
import { leaveOut } from "./build/leave-out.ts";
import { precompress } from "./build/precompress.ts";
import { serveAppHtml, serverPages } from "./build/serve-app-html.ts";

const server = process.env.PUBLIC_URL ?? "http://127.0.0.1:3000";

/** With the texts: every feature declares its texts with these at load, so they must come first. */
const firstControls =
  /platform\/web\/(log|language\/([a-z-]+|shared-texts\/(english|shared-texts)))\.tsx?$|platform\/web\/ui\/(button|button-style|centred-spinner|class-names|control-style|field-frame|icon-button|kbd|logo|logo-mark|password-field|slip|spinner|tabs|text-field|theme-toggle|tooltip|torn-edge)\.tsx?$|createLucideIcon/;

/** Shared by the forms of sign-in, links and settings, with their icons: the file of the others would come for one. */
const signIn =
  /features\/auth\/(contract\/password-rule|web\/(auth-aside|auth-failure|auth-frame|credentials|email-field|focus-after|legal-note|links\/link-target|mail\/mail-fate|new-password-fields|security\/provider-name|shown-versions|use-auth-form|sign-in-methods\/(announce-sign-in|auth-settings|can-use-passkeys)))\.tsx?$|platform\/web\/api\/(config|use-is-selling)\.ts$|icons\/(key-round|building-complex)\.mjs$/;

const menus = /@base-ui|floating-ui|platform\/web\/ui\/(menu|popover|popup)/;

/** What dialogs do without. Many parts open menus, but most pages show none at first sight. */
const onlyMenus =
  /@base-ui\/react\/(menu|popover)\/|@base-ui\/react\/internals\/(composite|useAnchorPositioning)|@floating-ui\/(core|dom|react-dom)\/|floating-ui-react\/(safePolygon|middleware|hooks\/use(ListNavigation|Hover|Typeahead|Focus|Click))|platform\/web\/ui\/(menu|popover|popup)/;

/** Forms that check what is typed need it, and pages that read stored rows. */
const schemas = /node_modules\/zod\//;

const icons = /node_modules\/lucide-react\//;

/** Most pages show none. */
const markdown = /node_modules\/(micromark|mdast|hast|property-information|unified|vfile|react-markdown)/;
const isForMany = (id: string) => ![markdown, onlyMenus, schemas].some((few) => few.test(id));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    leaveOut(),
    react(),
    tailwindcss(),
    serveAppHtml(),
    buildTrackingScript(),
    buildVerifier(),
    precompress(),
  ],
  build: {
    outDir: fileURLToPath(new URL("../../dist/web", import.meta.url)),
    emptyOutDir: true,
    // Lists what each page loads. The check of size limits reads it.
    manifest: true,
    // A page fetches its parts when it has come: the list of what each page needs would cost every first page 3 kB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith(".css")),
    },
    target: "es2023",
    // Fonts and pictures stay files, because the page's policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: fileURLToPath(new URL("app.html", import.meta.url)),
      // Front doors only re-export, and contracts only declare. What nobody imports through them is dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/index\.tsx$|\/contract\/.+\.ts$/, sideEffects: false }],
      },
      // Few files for the first page, because each costs a round trip and headers.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
            },
            { name: "first", test: (id: string) => firstControls.test(id) || signIn.test(id) },
            { name: "start", tags: ["$initial"] },
            // Files of their own would be sixty requests for most pages, and a hundred for a conversation.
            { name: "parts", test: isForMany, minShareCount: 19 },
            { name: "menus", test: menus, minShareCount: 2 },
            { name: "schemas", test: schemas },
            { name: "icons", test: icons, minShareCount: 2 },
            { name: "markdown", test: markdown, minShareCount: 3 },
            // What every page in the frame of the product loads: two dozen files, some of forty bytes.
            { name: "frame", test: /apps\/web\/shell\/shell\.tsx$/ },
          ],
        },
      },
    },
  },
  // Workers use modules like the page.
  worker: { format: "es" },
  server: {
    proxy: Object.fromEntries(
      [
        serverPages,
        "/assets",
        "/tracking.js",
        "/api",
        "/auth/v1",
        "/rest/v1",
        "/functions/v1",
        "/sandbox",
        "/healthz",
        "/readyz",
      ].map((path) => [path, server]),
    ),
  },
});
